/** Watches a tab: what it says, what it asks for. An error, a failed request or a word to a stranger fails the flow. */
import type { BrowserContext, Page } from 'playwright-core';

export class Watch {
  readonly said: string[] = [];
  private readonly trouble: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(private readonly origin: string) {}

  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Everything that went wrong and was not expected. */
  complaints(): string[] {
    return this.trouble.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }

  follow(context: BrowserContext): void {
    context.on('page', (page) => this.followPage(page));
    context.on('request', (request) => {
      const url = request.url();
      const isOurs = url.startsWith(this.origin) || /^(data|blob|about):/.test(url);
      if (!isOurs) this.complain(`asked a stranger: ${url}`);
    });
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // A page that is left while it loads gives up its requests: nobody waits for them.
      if (why !== 'net::ERR_ABORTED') this.complain(`request failed: ${request.url()} ${why}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.complain(`request failed: ${response.url()} ${response.status()}`);
    });
    context.on('weberror', (error) => this.complain(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  private followPage(page: Page): void {
    page.on('console', (message) => {
      const line = `${message.type()}: ${message.text()} (${message.location().url})`;
      this.said.push(line);
      if (message.type() === 'error' || message.type() === 'warning') this.complain(`console ${line}`);
    });
    page.on('crash', () => this.complain('the page crashed'));
  }

  private complain(line: string): void {
    this.said.push(line);
    this.trouble.push(line);
  }
}
