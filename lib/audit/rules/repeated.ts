import type { Page } from '../page/page.ts';
import type { Finding } from '../report.ts';
import { some } from './detail.ts';

/** Pages that share a text with others; empty texts are none. */
export function* repeated(pages: Iterable<Page>, textOf: (page: Page) => string): Generator<Finding> {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const text = textOf(page);
    if (text !== '') groups.set(text, [...(groups.get(text) ?? []), page.address]);
  }
  for (const [text, [address = '', ...others]] of groups)
    if (others.length > 0) yield { address, detail: `"${text}" is also on ${some(others)}` };
}
