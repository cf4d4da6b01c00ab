/** @jest-environment node */
import { type CityPageFields, emptyCityPage, emptyTestimonial } from '../admin-schema';
import { sheetColumns, toCells } from './columns';
import { dryRun } from './dry-run';
import { decodeSheet, readSheet } from './read-sheet';

const services = ['SEO', 'E-commerce SEO'];
const page: CityPageFields = {
  ...emptyCityPage,
  ...{ city: 'Pune', state: 'Maharashtra', service_type: 'SEO', h1_title: '=SUM(1) "SEO", पुणे' },
  intro_paragraph: "First line; with a semicolon\n\nSecond\tline, '=apostrophe",
  services_offered: [{ title: '+91 calls', description: '-dash' }],
  faq: [
    { question: 'कितना खर्च?', answer: "'=guarded" },
    { question: 'When?', answer: 'Soon.' },
  ],
  testimonials: [{ ...emptyTestimonial, quote: '@all good', author: 'Asha', rating: '4.5', is_sample: true }],
  ...{ latitude: '18.52', longitude: '73.86', is_sample: true },
};
const csv = (rows: string[][], separator = ',', end = '\r\n') =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(end);
const sheet = (...pages: CityPageFields[]) => [[...sheetColumns], ...pages.map(toCells)];
const inUtf16 = (text: string) => {
  const codes = Uint16Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0));
  return new Uint8Array(codes.buffer);
};

test.each([
  ['commas', csv(sheet(page))],
  ['semicolons and bare line feeds', csv(sheet(page), ';', '\n')],
  ['tabs', csv(sheet(page), '\t')],
  ['the line that Excel puts first', `sep=;\r\n${csv(sheet(page), ';')}`],
])('a page comes back as it was, with %s', (_, text) => {
  expect(dryRun(text, services)).toEqual({ faults: [], pages: [{ line: expect.any(Number), fields: page }] });
});

test.each([
  ['UTF-8', new TextEncoder().encode(csv(sheet(page)))],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${csv(sheet(page))}`)],
  ['Excel’s Unicode text', inUtf16(csv(sheet(page), '\t'))],
])('and from a file in %s', (_, bytes) => {
  expect(dryRun(decodeSheet(bytes), services).pages[0]?.fields).toEqual(page);
});

test('a file of an older Excel is read by its letters', () => {
  expect(decodeSheet(Uint8Array.from([0x63, 0x61, 0x66, 0xe9]))).toBe('café');
});

test('no cell of an export begins what a spreadsheet would run', () => {
  for (const cell of toCells(page)) expect(cell).not.toMatch(/^[=+@]/);
});

test('quoted breaks count as lines, empty lines are none, and a cell that never ends is said', () => {
  expect(readSheet('a,b\r\n"1\n2",x\r\n\r\n,,\n3,"say ""hi"""')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1\n2', 'x'] },
    { line: 6, cells: ['3', 'say "hi"'] },
  ]);
  expect(dryRun('city,service\nPune,"SEO\n', services).faults).toEqual([
    { line: 1, column: '', message: 'The cell that begins with a quotation mark on line 2 never ends.' },
  ]);
});

test('every fault is named by its line and column', () => {
  const text = [
    'City;Service;Latitude;Longitude;FAQ 1 question;faq_1_answer;colour',
    'pune;SEO;;;;;',
    'New Delhi;SEO;;;;;',
    'Nagpur;Plumbing;;;;;',
    'Nagpur;seo;51.5;0.1;;;',
    'Surat;SEO;;;Why?;;',
    'Indore;SEO;;;;;;surplus',
    'Indore;seo;;;;;',
  ].join('\n');
  const { faults, pages } = dryRun(text, services);
  expect(faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '1 colour',
    '2 city',
    '3 city',
    '4 service',
    '5 latitude',
    '6 faq_1_answer',
    '7 ',
    '8 city',
  ]);
  expect(faults[2]?.message).toBe('New Delhi is answered with the page of Delhi. Please write Delhi.');
  expect(pages.map(({ fields }) => fields.service_type)).toEqual(['SEO', 'SEO']);
});

test.each([
  ['', /no line below/],
  ['city,service', /no line below/],
  ['city\nPune', /The column service is missing/],
  ['city,service,city\nPune,SEO,Pune', /twice/],
  [`city,service\n${'Pune,SEO\n'.repeat(101)}`, /at most 100 pages/],
  ['constructor,__proto__\n1,2', /missing/],
])('%j is no sheet of city pages', (text, message) => {
  expect(dryRun(text, services).faults[0]?.message).toMatch(message);
});
