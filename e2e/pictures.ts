/** The README's pictures, taken from the real app into docs/pictures. */
import { join } from 'node:path';

import { root } from '../scripts/kit/run.mjs';
import { shoot, withCamera, type Lens } from './kit/camera';
import { open } from './pages/app';

const phone = { width: 390, height: 844, scale: 2 };
const tablet = { width: 1180, height: 820, scale: 1.5 };

const pictures: readonly { readonly file: string; readonly path: string; readonly lens: Lens }[] = [
  { file: 'harbour-phone.png', path: '/', lens: { ...phone, theme: 'light' } },
  { file: 'harbour-phone-dark.png', path: '/', lens: { ...phone, theme: 'dark' } },
  { file: 'harbour-tablet.png', path: '/', lens: { ...tablet, theme: 'light' } },
  { file: 'settings-phone.png', path: '/settings', lens: { ...phone, theme: 'light' } },
];

async function main(): Promise<void> {
  await withCamera(async (camera) => {
    for (const { file, path, lens } of pictures) {
      await camera.look(lens, async (page) => {
        await open(page, path);
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
