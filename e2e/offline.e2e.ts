/** After one visit the app needs no server. */
import assert from 'node:assert/strict';

import { flow } from './kit/flow';
import { isDrawn, isKept, leave, open } from './pages/app';

flow('the second visit works with the server stopped', async ({ page, context, server, newPage }) => {
  await open(page, '/');
  await isKept(page);
  const first = await page.locator('#root').innerText();
  await leave(page);
  await server.stop();
  const later = await newPage();
  await open(later, '/');
  assert.equal(await later.locator('#root').innerText(), first);
  await open(later, '/settings');
  await later.reload();
  await isDrawn(later);
  assert.equal(context.serviceWorkers().length, 1);
});

flow('a file that does not exist is not answered with the app', async ({ page, server, expectTrouble }) => {
  expectTrouble(/nothing-here\.js/);
  const answer = await page.request.get(`${server.url}/nothing-here.js`);
  assert.equal(answer.status(), 404);
});

flow('the app can be installed', async ({ page }) => {
  await open(page, '/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await (await fetch(link?.href ?? '')).json()) as {
      icons: { src: string; sizes: string }[];
      display: string;
    };
  });
  assert.equal(manifest.display, 'standalone');
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    assert.equal(width, sizes, src);
  }
});
