// Serves the exported web app: files as they are, every other address the app itself.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.md': 'text/markdown; charset=utf-8',
};

/** Names with a fingerprint in them never change their content. */
const fingerprinted = /[-.][0-9a-f]{32}\./;

/** Listens on `port`, or on the next free one; on this machine only unless a host is given. */
export async function serve(folder, { port = 0, host = 'localhost' } = {}) {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch((error) => {
      console.error(`${request.url}: ${error.message}`);
      response.destroy();
    });
  });
  for (let tried = port; ; tried++) {
    try {
      await listen(server, tried, host);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || tried >= port + 100) throw error;
    }
  }
  return {
    url: `http://localhost:${server.address().port}`,
    port: server.address().port,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return end(response, 405, 'Only reading is possible here.');
  const path = pathOf(request.url);
  if (path === null) return end(response, 400, 'That address cannot be read.');
  const wanted = join(folder, path);
  if (!wanted.startsWith(folder + sep) && wanted !== folder) return end(response, 404, 'Nothing here.');
  const asFile = await fileAt(wanted);
  if (asFile) return send(wanted, asFile.size, request, response);
  if (extname(path)) return end(response, 404, 'Nothing here.');
  const app = join(folder, 'index.html');
  const { size } = await stat(app);
  return send(app, size, request, response);
}

function pathOf(url) {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return null;
  }
}

async function fileAt(path) {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? found : null;
}

function send(file, size, request, response) {
  response.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
    'Cache-Control': fingerprinted.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

function end(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
