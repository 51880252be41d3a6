// Finds a Chromium on this machine, or installs one where that is possible without asking.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

const elsewhere = [
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
];

/** Flags that keep a browser quiet, offline and runnable as root in a container. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser's path. */
export async function browser() {
  const given = process.env.TORTUGA_BROWSER;
  if (given) {
    if (!existsSync(given)) throw new Error(`TORTUGA_BROWSER is "${given}", and there is no such file.`);
    return given;
  }
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium …');
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const now = installed();
    if (now) return now;
  }
  throw new Error(
    'No browser was found. Install Chromium or Chrome, or set TORTUGA_BROWSER to the path of one, and run this again.',
  );
}

function installed() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...elsewhere].find((path) => existsSync(path)) ?? null;
}
