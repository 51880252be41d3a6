/** Takes pictures of the app as it is: one browser, one profile for each size and theme. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import { chromium, type Browser, type Page } from 'playwright-core';

import { browser as findBrowser, flags } from '../../scripts/kit/browser.mjs';
import { serve } from '../../scripts/kit/server.mjs';
import { dist } from '../../scripts/kit/web.mjs';

export interface Lens {
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  /** Pixels to a point. */
  readonly scale?: number;
}

export interface Camera {
  /** A tab that looks through this lens; the callback uses it, then it is closed. */
  look(lens: Lens, work: (page: Page) => Promise<void>): Promise<void>;
}

export async function withCamera(work: (camera: Camera) => Promise<void>): Promise<void> {
  const server = await serve(dist);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
  try {
    await work({ look: (lens, use) => look(browser, server.url, lens, use) });
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function look(browser: Browser, url: string, lens: Lens, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: lens.width, height: lens.height },
    colorScheme: lens.theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: lens.scale ?? 1,
    serviceWorkers: 'block',
  });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Waits for fonts and pictures, then takes what the window shows. */
export async function shoot(page: Page, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.waitForTimeout(400);
  await page.screenshot({ path: file });
}

/** How tall the window would have to be to show everything at once. */
export async function heightOfAll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const hidden = [...document.querySelectorAll('#root *')].map((node) => {
      const canScroll = /auto|scroll/.test(getComputedStyle(node).overflowY);
      return canScroll ? node.scrollHeight - node.clientHeight : 0;
    });
    return window.innerHeight + Math.max(0, ...hidden);
  });
}
