// Builds the web app: Expo's export, then a service worker that keeps every file and a policy that lets nothing in or out.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { root, tool } from './run.mjs';

export const dist = join(root, 'dist');

export async function buildWeb(options) {
  rmSync(dist, { recursive: true, force: true });
  await exportApp('web', dist, options);
  finish(dist);
}

/** Metro keeps its own cache; exports of different platforms go to different folders. */
export const exportApp = (platform, folder, options) =>
  tool('expo/bin/cli', ['export', '--platform', platform, '--output-dir', folder], options);

/** What the page may load: itself. Styles are written by scripts, SQLite is wasm, the bots' worker starts from a blob. */
const policy = [
  "default-src 'self'",
  "script-src 'self' blob: 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function finish(folder) {
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(join(folder, 'register.js'), readFileSync(join(root, 'scripts/web/register.js')));
  writeFileSync(
    page,
    html
      .replace(
        /<meta charset="utf-8" *\/?>/,
        (meta) => `${meta}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      )
      .replace('</body>', '<script src="/register.js" defer></script>\n</body>'),
  );
  if (!readFileSync(page, 'utf8').includes('Content-Security-Policy'))
    throw new Error('index.html has no place for the policy.');
  const files = listFiles(folder).filter((file) => !file.endsWith('.map') && file !== '/metadata.json');
  const version = createHash('sha256');
  for (const file of files) version.update(file).update(readFileSync(join(folder, file)));
  const worker = readFileSync(join(root, 'scripts/web/sw.js'), 'utf8')
    .replace("'VERSION'", JSON.stringify(version.digest('hex').slice(0, 16)))
    .replace(
      "['FILES']",
      JSON.stringify(
        files.map((file) => (file === '/index.html' ? '/' : file)),
        null,
        2,
      ),
    );
  writeFileSync(join(folder, 'sw.js'), worker);
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}
