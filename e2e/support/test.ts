import { test as base, expect, type Page } from '@playwright/test';
import { stack } from './stack';

type Guards = {
  /** Every journey comes from an address of its own, so that the rate limit of one does not stop another. */
  address: string;
  /** Console errors that the journey means to cause. */
  expectedErrors: RegExp[];
  /** Whatever a journey broke is whole again after it. */
  mended: undefined;
};

let visitors = 0;

/** Fails a journey on any console error, page error or policy violation that it did not announce. */
export const test = base.extend<Guards>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  address: async ({}, use) => {
    visitors += 1;
    await use(`198.51.${Math.floor(Math.random() * 250)}.${visitors % 250}`);
  },
  mended: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      await use(undefined);
      await stack.mend();
    },
    { auto: true },
  ],
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  context: async ({ context, address }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    await context.addInitScript(tellViolations);
    await use(context);
  },
  page: async ({ page, expectedErrors }, use) => {
    const unexpected = watchConsole(page, expectedErrors);
    await use(page);
    expect(unexpected, 'unexpected errors in the console').toEqual([]);
  },
});

export { expect };

/** Said by the browser when a page that comes without scripts ends a transition; no event of a page can catch it. */
const HARMLESS = /ViewTransition opt-in disabled/;

/** Collects what a page says is wrong with it. */
export function watchConsole(page: Page, expected: RegExp[] = []): string[] {
  const unexpected: string[] = [];
  const note = (text: string) => {
    if (![HARMLESS, ...expected].some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(String(error)));
  return unexpected;
}

/** A policy is broken without an error in the console where a library catches the browser's refusal. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`The policy was broken: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
}
