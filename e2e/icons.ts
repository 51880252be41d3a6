/** PNGs of the icon and the splash, drawn from assets/*.svg by the browser. Run it again after changing a drawing. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { chromium, type Page } from 'playwright-core';

import { browser as findBrowser, flags } from '../scripts/kit/browser.mjs';
import { root } from '../scripts/kit/run.mjs';

interface Icon {
  readonly from: string;
  readonly to: string;
  readonly size: number;
  /** The part of the side that the drawing fills; the rest is a margin of the background. */
  readonly fill?: number;
  readonly background?: string;
}

const sea = '#14465a';

const icons: readonly Icon[] = [
  { from: 'icon.svg', to: 'assets/icon.png', size: 1024 },
  { from: 'adaptive-foreground.svg', to: 'assets/adaptive-foreground.png', size: 1024 },
  { from: 'adaptive-monochrome.svg', to: 'assets/adaptive-monochrome.png', size: 1024 },
  { from: 'splash.svg', to: 'assets/splash.png', size: 1024 },
  { from: 'splash-dark.svg', to: 'assets/splash-dark.png', size: 1024 },
  { from: 'icon.svg', to: 'assets/favicon.png', size: 48 },
  { from: 'icon.svg', to: 'public/icons/icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'public/icons/icon-512.png', size: 512 },
  { from: 'adaptive-foreground.svg', to: 'public/icons/maskable-512.png', size: 512, background: sea },
];

async function draw(page: Page, icon: Icon): Promise<void> {
  const source = join(root, 'assets', icon.from);
  if (!existsSync(source)) throw new Error(`assets/${icon.from} is missing: ${icon.to} is drawn from it.`);
  const side = Math.round(icon.size * (icon.fill ?? 1));
  const data = readFileSync(source).toString('base64');
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${icon.background ?? 'transparent'}">
     <img width="${side}" height="${side}" src="data:image/svg+xml;base64,${data}"></body>`,
  );
  await page.evaluate(() => document.images[0]?.decode());
  const file = join(root, icon.to);
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file, omitBackground: true });
  console.log(`${icon.to}  ${icon.size} × ${icon.size}`);
}

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
  try {
    const page = await browser.newPage();
    for (const icon of icons) await draw(page, icon);
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
