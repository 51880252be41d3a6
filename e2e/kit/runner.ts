/** Runs flows one after another, each in a browser profile of its own, and keeps a picture of every failure. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { serve } from '../../scripts/kit/server.mjs';
import { dist } from '../../scripts/kit/web.mjs';
import type { Flow } from './flow';
import { Watch } from './watch';

const phone = { width: 390, height: 844 };
const patience = 15_000;
const flowLimit = 120_000;

export interface Result {
  readonly name: string;
  readonly seconds: number;
  readonly error: string | null;
}

export async function runFlow(flow: Flow, browser: Browser, failures: string): Promise<Result> {
  const started = performance.now();
  const server = await serve(dist);
  const watch = new Watch(server.url);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: flow.options.size ?? phone,
    colorScheme: flow.options.colorScheme ?? 'light',
    reducedMotion: flow.options.reducedMotion ?? 'reduce',
  });
  context.setDefaultTimeout(patience);
  watch.follow(context);
  let error: string | null = null;
  try {
    const page = await context.newPage();
    const harness = {
      page,
      context,
      server,
      newPage: () => context.newPage(),
      expectTrouble: (pattern: RegExp) => watch.expect(pattern),
    };
    await withLimit(flow.steps(harness), flowLimit);
    const complaints = watch.complaints();
    if (complaints.length > 0) throw new Error(`The app complained:\n${complaints.join('\n')}`);
  } catch (thrown) {
    error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    await keepEvidence(flow.name, context.pages(), [...watch.said, error], failures);
  } finally {
    await context.close();
    await server.stop();
  }
  return { name: flow.name, seconds: (performance.now() - started) / 1000, error };
}

async function withLimit(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The flow took longer than ${milliseconds / 1000} s.`)), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function keepEvidence(name: string, pages: Page[], said: string[], folder: string): Promise<void> {
  const file = join(folder, name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase());
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.log`, `${said.join('\n')}\n`);
  for (const [index, page] of pages.entries()) {
    try {
      await page.screenshot({ path: `${file}-${index + 1}.png`, timeout: 5_000 });
      writeFileSync(`${file}-${index + 1}.html`, await page.content());
    } catch (error) {
      console.log(`   (no picture of tab ${index + 1}: ${String(error)})`);
    }
  }
}
