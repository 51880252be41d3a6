/** How a flow is written: a name and what a player does; the runner brings app, browser and page. */
import type { BrowserContext, Page } from 'playwright-core';

export interface Harness {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: Server;
  /** Another tab of the same browser, watched like the first. */
  newPage(): Promise<Page>;
  /** A console error or a failed request that this flow provokes on purpose. */
  expectTrouble(pattern: RegExp): void;
}

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

export interface Options {
  /** The size of the window; a phone unless told. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

export interface Flow {
  readonly name: string;
  readonly options: Options;
  readonly steps: (harness: Harness) => Promise<void>;
}

const written: Flow[] = [];

export function flow(name: string, steps: Flow['steps'], options: Options = {}): void {
  written.push({ name, options, steps });
}

/** The flows written since the last call: those of the file just loaded. */
export function takeFlows(): Flow[] {
  return written.splice(0);
}
