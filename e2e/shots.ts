/** PNGs of every screen in every size and theme into shots/, so that anyone can look; what scrolls also as a whole. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../scripts/kit/run.mjs';
import { heightOfAll, shoot, withCamera, type Lens } from './kit/camera';
import { open } from './pages/app';
import { titles } from './pages/harbour';
import { places } from './pages/places';
import { midGame } from './pages/table';

const folder = join(root, 'shots');
const wanted = process.argv.slice(2);

/** Games with a board are shown in full swing. */
const tables = titles.filter(({ isRigged }) => !isRigged).map(({ id }) => id);

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 1024 },
];
const lenses: Lens[] = sizes.flatMap((size) => [
  { ...size, theme: 'light' },
  { ...size, theme: 'dark' },
]);

async function main(): Promise<void> {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));
  let count = 0;
  await withCamera(async (camera) => {
    for (const lens of lenses) {
      const size = { width: lens.width, height: lens.height };
      await camera.look(lens, async (page) => {
        for (const game of tables.filter(isWanted)) {
          const file = join(folder, `${size.width}x${size.height}-${lens.theme}`, `table-${game}.png`);
          await midGame(page, game, 4);
          await shoot(page, file);
          count++;
        }
        for (const { name, path } of places.filter((place) => isWanted(place.name))) {
          const file = join(folder, `${size.width}x${size.height}-${lens.theme}`, name);
          await page.setViewportSize(size);
          await open(page, path);
          await shoot(page, `${file}.png`);
          count++;
          const height = await heightOfAll(page);
          if (height <= size.height) continue;
          await page.setViewportSize({ width: size.width, height: Math.min(height, 6_000) });
          await shoot(page, `${file}-whole.png`);
          count++;
        }
      });
    }
  });
  console.log(`${count} pictures in shots/`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
