import { indianStamp } from '../format/dates';
import { type Enquiry, enquiryTexts } from './enquiry';

/** What a line of the export is made of. */
export type ExportedSubmission = Enquiry & { status: string; created_at: string };

const COLUMNS = ['Name', 'Email', 'Phone', 'Company', 'Service', 'City', 'Message', 'Status', 'Created At'];

/** Without it Excel reads the file in the code page of the machine and every name outside Latin is lost. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet starts a formula with, spaces and unprintable characters before it notwithstanding. */
const FORMULA = /^[\p{Z}\p{C}]*[=+\-@\t\r\0\u2212]/u;
/** Digits and what people write between them: nothing that a formula could call or read. */
const PLAIN_NUMBER = /^(?:\+[\d ().-]{1,39}|-?\d{1,20}(?:\.\d{1,20})?)$/;

/** The first line of the file. */
export function csvHeader(): string {
  return BYTE_ORDER_MARK + csvLine(COLUMNS);
}

/** One submission as a line, with the columns of the specification, section 3. */
export function csvRow(submission: ExportedSubmission): string {
  const { status, created_at } = submission;
  return csvLine([...Object.values(enquiryTexts(submission)), status, indianStamp(created_at)]);
}

/** @param guard what becomes of a text that a spreadsheet would run */
export function csvLine(values: readonly string[], guard = withoutFormula): string {
  return `${values.map((value) => `"${guard(value).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** A text that a spreadsheet would run gets an apostrophe in front (decision D6). Wide and small forms count as plain ones. */
export function withoutFormula(value: string): string {
  const runs = FORMULA.test(value.normalize('NFKC')) && !PLAIN_NUMBER.test(value);
  return runs ? `'${value}` : value;
}
