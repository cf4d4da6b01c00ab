import type { CompiledPost } from './compile';
import { toHtml } from './html';

/** For a text that cannot be laid out: its readers get it as it was typed. */
export function asTyped(markdown: string): CompiledPost {
  const html = toHtml({
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'div',
        properties: { className: ['whitespace-pre-wrap'] },
        children: [{ type: 'text', value: markdown }],
      },
    ],
  });
  return { html, feedHtml: '', headings: [] };
}
