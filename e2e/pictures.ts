/** The README's pictures, taken from the real app into docs/pictures. */
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { root } from '../scripts/kit/run.mjs';
import { shoot, withCamera, type Lens } from './kit/camera';
import { open } from './pages/app';
import { midGame } from './pages/table';

const phone = { width: 390, height: 844, scale: 1.5 };
const tablet = { width: 1180, height: 820, scale: 1 };

interface Picture {
  readonly file: string;
  readonly lens: Lens;
  readonly stage: (page: Page) => Promise<void>;
}

const at = (path: string) => (page: Page) => open(page, path);
const playing = (game: string) => (page: Page) => midGame(page, game, 7);

const pictures: readonly Picture[] = [
  { file: 'harbour-phone.png', lens: { ...phone, theme: 'light' }, stage: at('/') },
  { file: 'harbour-phone-dark.png', lens: { ...phone, theme: 'dark' }, stage: at('/') },
  { file: 'harbour-tablet.png', lens: { ...tablet, theme: 'light' }, stage: at('/') },
  { file: 'settings-phone.png', lens: { ...phone, theme: 'light' }, stage: at('/settings') },
  { file: 'cartagena-phone.png', lens: { ...phone, theme: 'light' }, stage: playing('cartagena') },
  { file: 'cartagena-tablet.png', lens: { ...tablet, theme: 'dark' }, stage: playing('cartagena') },
];

async function main(): Promise<void> {
  await withCamera(async (camera) => {
    for (const { file, lens, stage } of pictures) {
      await camera.look(lens, async (page) => {
        await stage(page);
        await shoot(page, join(root, 'docs/pictures', file));
        console.log(`docs/pictures/${file}`);
      });
    }
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
