import { all, rename, unwrap, wrapInside } from './dom';

const NAMES: Record<string, string> = {
  ...{ b: 'strong', i: 'em', cite: 'em', dfn: 'em', var: 'em' },
  ...{ s: 'del', strike: 'del', tt: 'code', kbd: 'code', samp: 'code' },
};
const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, td, th';
const MONOSPACED = /\b(?:monospace|courier|consolas|menlo|monaco|(?:\w+ )?mono)\b/i;

/** Says by elements what documents say by styles: Google Docs has a bold word in a span, and a plain text in a <b>. */
export function nameMarks(body: HTMLElement): void {
  for (const element of all(body, 'b, strong, i, em')) {
    const { fontWeight, fontStyle } = element.style;
    const isBold = /^(?:b|strong)$/.test(element.localName);
    if (isBold ? /^(?:normal|400)$/.test(fontWeight) : fontStyle === 'normal') unwrap(element);
  }
  for (const element of all(body, 'span, font, a'))
    for (const name of marksOf(element)) wrapInside(element, name);
  for (const element of all(body, 'span, font')) unwrap(element);
  for (const element of all(body, Object.keys(NAMES).join()))
    rename(element, NAMES[element.localName] ?? 'span');
  for (const mark of all(body, `:is(strong, em, del):has(${BLOCKS})`)) pushDown(mark);
}

function marksOf({ style }: HTMLElement): string[] {
  const { fontWeight, fontStyle, fontFamily } = style;
  const marks = [];
  if (MONOSPACED.test(fontFamily)) return ['code'];
  if (/^bold/.test(fontWeight) || Number(fontWeight) >= 600) marks.push('strong');
  if (/^(?:italic|oblique)/.test(fontStyle)) marks.push('em');
  if (/line-through/.test(style.textDecoration || style.getPropertyValue('text-decoration-line')))
    marks.push('del');
  return marks;
}

/** A mark around paragraphs is one around the words of each. */
function pushDown(mark: HTMLElement): void {
  for (const block of all(mark, BLOCKS)) if (!block.querySelector(BLOCKS)) wrapInside(block, mark.localName);
  unwrap(mark);
}
