/** A new version is fetched in the background and is there at the next start; the page lets no stranger in. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { serve } from '../scripts/kit/server.mjs';
import { dist } from '../scripts/kit/web.mjs';
import { eventually } from './kit/eventually';
import { flow } from './kit/flow';
import { isDrawn, isKept, leave, open } from './pages/app';

/** The same app with another fingerprint, and a mark in its page to tell it by. */
function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-next-'));
  cpSync(dist, folder, { recursive: true });
  const change = (file: string, from: RegExp, to: string) => {
    const before = readFileSync(join(folder, file), 'utf8');
    assert.match(before, from);
    writeFileSync(join(folder, file), before.replace(from, to));
  };
  change('index.html', /<\/head>/, '<meta name="trial" content="next"></head>');
  change('sw.js', /tortuga-\$\{"[0-9a-f]+"\}/, 'tortuga-${"next"}');
  return folder;
}

const isNext = (page: Page) => page.evaluate(() => document.querySelector('meta[name=trial]') !== null);

flow('a new version takes over at the next start', async ({ page, server, newPage }) => {
  await open(page, '/');
  await isKept(page);
  await leave(page);
  await server.stop();
  const folder = nextVersion();
  const next = await serve(folder, { port: Number(new URL(server.url).port) });
  try {
    assert.equal(next.url, server.url);
    const second = await newPage();
    await open(second, '/');
    assert.equal(await isNext(second), false, 'the old version is still complete and in charge');
    await eventually(second, async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
    await leave(second);
    const third = await newPage();
    await open(third, '/');
    await third.waitForFunction(() => document.querySelector('meta[name=trial]') !== null);
    await isDrawn(third);
    const kept = await third.evaluate(() => caches.keys());
    assert.deepEqual(kept, ['tortuga-next']);
  } finally {
    await next.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

flow('the page may not speak to strangers', async ({ page, expectTrouble }) => {
  expectTrouble(/stranger\.invalid/);
  await open(page, '/');
  const spoke = await page.evaluate(() =>
    fetch('https://stranger.invalid/').then(
      () => 'answered',
      () => 'refused',
    ),
  );
  assert.equal(spoke, 'refused');
  const violation = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        });
        fetch('https://stranger.invalid/').catch(() => undefined);
      }),
  );
  assert.equal(violation, 'connect-src');
});
