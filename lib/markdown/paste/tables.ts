import { all, rename, unwrap } from './dom';

const BLOCKS =
  'p, div, section, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, thead, tbody, tfoot, tr, td, th, br, hr';

/** Tables as markdown has them: with a first row that names the columns, and one line in each cell. */
export function tidyTables(body: HTMLElement): void {
  for (const table of all(body, 'table')) {
    if (table.closest('td, th')) continue;
    const rows = all(table, 'tr').filter((row) => row.closest('table') === table);
    const isLayout = rows.every((row) => row.children.length < 2);
    if (isLayout) flatten(table);
    else tidyTable(table, rows);
  }
}

function tidyTable(table: HTMLElement, rows: HTMLElement[]): void {
  const [first] = rows;
  if (first && !first.querySelector('th'))
    for (const cell of [...first.children]) rename(cell, 'th', 'colspan', 'rowspan');
  for (const cell of all(table, 'td, th')) {
    if (cell.parentElement?.closest('td, th')) continue;
    for (const block of all(cell, BLOCKS)) {
      block.before(' ');
      block.after(' ');
      if (block.localName === 'br' || block.localName === 'hr') block.remove();
      else unwrap(block);
    }
  }
}

/** A table of one column holds a text together, as mails do; its rows are paragraphs. */
function flatten(table: HTMLElement): void {
  for (const part of all(table, 'thead, tbody, tfoot, colgroup, caption, tr')) unwrap(part);
  for (const cell of all(table, ':scope > td, :scope > th')) rename(cell, 'div');
  unwrap(table);
}
