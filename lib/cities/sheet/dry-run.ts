import { fieldErrorsOf } from '../../validation/field-errors';
import { type CityPageFields, cityPageFieldsSchema } from '../admin-schema';
import { columnOf, fromCells, sheetColumns } from './columns';
import { readSheet } from './read-sheet';

export const MOST_PAGES = 100;

export type SheetFault = { line: number; column: string; message: string };
export type SheetPage = { line: number; fields: CityPageFields };
export type DryRun = { pages: SheetPage[]; faults: SheetFault[] };

const NEEDED = ['city', 'service'];

/** What a sheet would bring, and everything that is wrong with it. Nothing is stored. */
export function dryRun(text: string, services: readonly string[]): DryRun {
  const whole = (message: string, column = ''): DryRun => ({
    pages: [],
    faults: [{ line: 1, column, message }],
  });
  const lines = linesOf(text);
  if (typeof lines === 'string') return whole(lines);
  const [head, ...rest] = lines;
  if (!head || rest.length === 0) return whole('The sheet has no line below its columns.');
  const columns = head.cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const unknown = columns.filter((column) => column !== '' && !sheetColumns.includes(column));
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) return whole(`The column ${missing.join(' and ')} is missing.`, missing[0]);
  if (twice) return whole('This column stands there twice.', twice);
  if (rest.length > MOST_PAGES)
    return whole(`A sheet brings at most ${MOST_PAGES} pages; this one has ${rest.length}.`);

  const faults: SheetFault[] = unknown.map((column) => ({
    ...{ line: head.line, column, message: 'No column is called so. An export shows their names.' },
  }));
  const pages: SheetPage[] = [];
  const seen = new Map<string, number>();
  for (const { line, cells } of rest) {
    const parsed = cityPageFieldsSchema.safeParse(fromCells(columns, cells));
    const surplus = cells.slice(columns.length).some((cell) => cell.trim() !== '');
    if (surplus)
      faults.push({ line, column: '', message: 'The line has more cells than there are columns.' });
    if (!parsed.success) {
      for (const [path, message] of Object.entries(fieldErrorsOf(parsed.error)))
        faults.push({ line, column: columnOf(path), message });
      continue;
    }
    const fields = parsed.data;
    const service = services.find((name) => name.toLowerCase() === fields.service_type.toLowerCase());
    if (!service) {
      faults.push({
        line,
        column: 'service',
        message: `There is no such service. There are ${services.join(', ')}.`,
      });
      continue;
    }
    const key = `${service} in ${fields.city}`;
    const before = seen.get(key);
    if (before) faults.push({ line, column: 'city', message: `${key} stands on line ${before} already.` });
    seen.set(key, line);
    pages.push({ line, fields: { ...fields, service_type: service } });
  }
  return { pages, faults };
}

function linesOf(text: string) {
  try {
    return readSheet(text);
  } catch (error) {
    return error instanceof SyntaxError ? error.message : 'This is no sheet.';
  }
}
