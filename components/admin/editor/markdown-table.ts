import { blockEdit } from './markdown-blocks';
import type { Edit, Made, Span } from './markdown-edit';
import { wholeLines } from './markdown-lines';

const EMPTY = [
  ['Column', 'Column'],
  ['', ''],
];
const DELIMITERS = /^\s*\|?[\s:|-]*-[\s:|-]*\|?\s*$/;

/** A table of the lines selected, whose cells are parted by tabs or else by commas; of a table such lines again. */
export function toggleTable(text: string, selection: Span, made?: Made): Edit {
  if (made) {
    const insert = asLines(text.slice(made.from, made.to));
    return {
      from: made.from,
      to: made.to,
      insert,
      select: { from: made.from, to: made.from + insert.length },
    };
  }
  const lines = wholeLines(text, selection);
  const selected = text.slice(lines.from, lines.to);
  if (selected.trim() === '') return blockEdit(text, lines, asTable(EMPTY), { from: 2, to: 8 });
  const sign = selected.includes('\t') ? '\t' : ',';
  const rows = selected.split('\n').filter((line) => line.trim() !== '');
  const table = asTable(rows.map((line) => line.split(sign).map(cellOf)));
  return blockEdit(text, lines, table, { from: 0, to: table.length });
}

const cellOf = (text: string) => text.trim().replace(/(?<!\\)\|/g, '\\|');

function asTable(rows: string[][]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const line = (row: string[]) =>
    `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array(width).fill('---')), ...body.map(line)].join('\n');
}

function asLines(table: string): string {
  const rows = table.split('\n').filter((line, index) => index !== 1 || !DELIMITERS.test(line));
  return rows
    .map((row) =>
      row
        .trim()
        .replace(/^\||(?<!\\)\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|'))
        .join('\t'),
    )
    .join('\n');
}
