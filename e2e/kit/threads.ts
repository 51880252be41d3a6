/** What each thread of a page did, by the browser's own trace: tasks by the time they had on a core, whoever else was busy. */
import type { Page } from 'playwright-core';

interface Task {
  /** Milliseconds on a core. */
  readonly own: number;
  /** Milliseconds by the clock. */
  readonly wall: number;
}

interface Threads {
  /** The thread that draws the page and hears touches. */
  readonly page: readonly Task[];
  /** The page's workers. */
  readonly workers: readonly Task[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const TASK = 'ThreadControllerImpl::RunTask';

/** Watches the page's threads while the work is done. */
export async function threadsDuring(page: Page, work: () => Promise<void>): Promise<Threads> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('A trace needs a page of a launched browser.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const names = new Map<string, string | undefined>();
  for (const event of trace.traceEvents) {
    if (event.name === 'thread_name') names.set(`${event.pid}/${event.tid}`, event.args.name);
  }
  const tasksOf = (thread: string): Task[] =>
    trace.traceEvents
      .filter(({ name, pid, tid }) => name === TASK && names.get(`${pid}/${tid}`) === thread)
      .map(({ dur = 0, tdur = 0 }) => ({ own: tdur / 1000, wall: dur / 1000 }));
  return { page: tasksOf('CrRendererMain'), workers: tasksOf('DedicatedWorker thread') };
}

export function longest(tasks: readonly Task[], kind: keyof Task): number {
  return tasks.reduce((most, task) => Math.max(most, task[kind]), 0);
}
