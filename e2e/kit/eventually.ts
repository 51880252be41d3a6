/** Asks a page again and again. Playwright's own `waitForFunction` takes a promise for an answer. */
import type { Page } from 'playwright-core';

const patience = 15_000;

export async function eventually(page: Page, question: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patience;
  while (!(await page.evaluate(question))) {
    if (performance.now() > end) throw new Error(`Not so within ${patience / 1000} s: ${question.toString()}`);
    await page.waitForTimeout(100);
  }
}
