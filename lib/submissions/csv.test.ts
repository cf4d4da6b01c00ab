import { csvHeader, csvRow, type ExportedSubmission, withoutFormula } from './csv';

const submission: ExportedSubmission = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  company: null,
  service_interest: 'site-speed',
  city: 'Kochi',
  message: 'Our shop is slow.',
  status: 'new',
  created_at: '2026-11-21T18:30:00.5+00:00',
};

test('has the columns of the specification, every value quoted, and tells Excel its encoding', () => {
  expect(csvHeader()).toBe(
    '\ufeff"Name","Email","Phone","Company","Service","City","Message","Status","Created At"\r\n',
  );
  expect(csvRow(submission)).toBe(
    '"Asha Rao","asha@example.in","+91 98765 43210","","site-speed","Kochi","Our shop is slow.","new","2026-11-22 00:00:00"\r\n',
  );
});

test.each([
  '=1+1',
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1+1)*cmd',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\0=1+1',
  '   =1+1',
  '\u00a0\u3000=1+1',
  '\u200b\ufeff=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '﹦1+1',
  '\u22121+1',
  '\ttext',
  '+91 98765 43210 =cmd',
  '+A1',
  '-A1',
  '+',
  '-',
])('%j gets an apostrophe', (value) => {
  expect(withoutFormula(value)).toBe(`'${value}`);
});

test.each([
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (0484) 123.4567',
  '98765 43210',
  '(022) 1234-5678',
  '-5',
  '-12.50',
  'a=b',
  'me@example.in',
  'e-mail + phone',
  "'quoted'",
  '',
  'नमस्ते',
])('%j stays as it is', (value) => {
  expect(withoutFormula(value)).toBe(value);
});

/** Reads a file by the letter of RFC 4180. */
function parse(file: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < file.length) {
    if (file[at] !== '"') throw new Error(`a value without quotes at ${at}`);
    let value = '';
    for (at += 1; ; at += 1) {
      if (file[at] !== '"') value += file[at];
      else if (file[at + 1] === '"') {
        value += '"';
        at += 1;
      } else break;
    }
    record.push(value);
    at += 1;
    if (file[at] === ',') at += 1;
    else if (file.startsWith('\r\n', at)) {
      records.push(record);
      record = [];
      at += 2;
    } else throw new Error(`no end of a value at ${at}`);
  }
  return records;
}

const naughty = [
  'say "yes"',
  '"',
  '""',
  '","',
  'one\ntwo\r\nthree',
  'a,b;c\td',
  '\\"',
  '👩‍👩‍👧 नमस्ते שלום',
  '\u202eright to left',
  '<script>alert(1)</script>',
  "Robert'); DROP TABLE students;--",
  'x'.repeat(10_000),
  '{{message}} %00 \u0001',
];

test.each(naughty)('%j survives the file', (message) => {
  const [header, row, ...rest] = parse(
    csvHeader().slice(1) + csvRow({ ...submission, message, name: message }),
  );
  expect(header).toHaveLength(9);
  expect(row).toHaveLength(9);
  expect([row?.[0], row?.[6]]).toEqual([message, message]);
  expect(rest).toEqual([]);
});
