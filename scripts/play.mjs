// One command to play: installs what is missing, builds the web app, serves it and says where.
import { install } from './kit/install.mjs';
import { Failure, scratch } from './kit/run.mjs';
import { serve } from './kit/server.mjs';
import { buildWeb, dist } from './kit/web.mjs';

try {
  await install();
  console.log('Building the web app …');
  await buildWeb({ log: `${scratch}/play/web.log` });
  const { url } = await serve(dist, { port: Number(process.env.PORT ?? 8080) });
  console.log(`\nTortuga lies at ${url}\nStop with Ctrl+C.`);
} catch (error) {
  if (error instanceof Failure) console.error(error.output);
  console.error(error.message);
  process.exitCode = 1;
}
