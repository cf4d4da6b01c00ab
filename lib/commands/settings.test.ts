/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSettings, type Variables } from './settings';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
const dataFolder = path.join(folder, 'deep', 'data');
const read = (given: Variables) => readSettings({ dataFolder, stackPort: 54321, sitePort: 3000, given });
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const hosted = {
  SITE_URL: 'https://www.marigold.example',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET_KEY: 'secret',
  RESEND_API_KEY: 're_x',
  MAIL_FROM: 'Site <site@marigold.example>',
  MAIL_TO: 'team@marigold.example',
  ADDRESS_HASH_KEY: 'k'.repeat(32),
};

test('without any setting everything is local', () => {
  const { local, variables } = read({});
  expect(local?.stackUrl).toBe('http://127.0.0.1:54321');
  expect(variables.RECAPTCHA_SCRIPT_URL).toMatch(/^http:\/\/127\.0\.0\.1/);
});

test('with all of them nothing is', () => {
  expect(read(hosted)).toEqual({ local: null, variables: expect.objectContaining(hosted) });
});

test('forms name their actions alike in every build and on every machine, unless another key is set', () => {
  const keyOf = (given: Variables) => read(given).variables.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY;
  expect(Buffer.from(keyOf(hosted) ?? '', 'base64')).toHaveLength(32);
  expect(keyOf(hosted)).toBe(keyOf({ ...hosted, MAIL_TO: 'others@marigold.example' }));
  expect(keyOf(hosted)).not.toBe(keyOf({ ...hosted, ADDRESS_HASH_KEY: 'l'.repeat(32) }));
  expect(keyOf({})).toBe(keyOf({}));
  const given = Buffer.alloc(16, 1).toString('base64');
  expect(keyOf({ ...hosted, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: given })).toBe(given);
  expect(() => read({ ...hosted, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'secret' })).toThrow('openssl rand');
});

test.each([
  ['a public address', { SITE_URL: hosted.SITE_URL }, 'SITE_URL is set'],
  ['a key for e-mails', { RESEND_API_KEY: 're_x' }, 'RESEND_API_KEY is set'],
  ['a key for the captcha', { RECAPTCHA_SECRET_KEY: 'x' }, 'RECAPTCHA_SECRET_KEY is set'],
  [
    'all but the address of the database',
    { ...hosted, SUPABASE_URL: '' },
    'SITE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY, RESEND_API_KEY are set',
  ],
])(
  '%s and no SUPABASE_URL do not start the embedded stack, and what is missing is named',
  (_, given, sentence) => {
    const start = () => read(given);
    expect(start).toThrow(sentence);
    expect(start).toThrow('The variable SUPABASE_URL is missing');
    expect(start).toThrow('LOCAL_STACK=true');
  },
);

test('unless that is said', () => {
  const { local } = read({ SITE_URL: hosted.SITE_URL, RESEND_API_KEY: 're_x', LOCAL_STACK: 'true' });
  expect(local).not.toBeNull();
});

test.each(['SUPABASE_URL', 'RECAPTCHA_SCRIPT_URL', 'RECAPTCHA_VERIFY_URL', 'RESEND_BASE_URL'])(
  'a public site whose %s is on this machine does not start',
  (name) => {
    expect(() => read({ ...hosted, [name]: 'http://127.0.0.1:54321/x' })).toThrow(`${name} is malformed`);
  },
);

test.each(['nobody', 'Site <nobody>', 'a@b.example, c@d.example', 'Site <a@b.example> x', '<>'])(
  '%j is no sender of e-mails',
  (MAIL_FROM) => {
    expect(() => read({ ...hosted, MAIL_FROM })).toThrow('MAIL_FROM is malformed: It is an e-mail address');
  },
);

test('the data folder and its secrets are for nobody else, whatever the umask, and older ones are mended', () => {
  const rights = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);
  const secrets = path.join(dataFolder, 'secrets.json');
  const before = process.umask(0);
  try {
    fs.rmSync(dataFolder, { recursive: true, force: true });
    read({});
    expect([rights(dataFolder), rights(secrets)]).toEqual(['700', '600']);
    fs.chmodSync(dataFolder, 0o777);
    fs.chmodSync(secrets, 0o666);
    read({});
    expect([rights(dataFolder), rights(secrets)]).toEqual(['700', '600']);
  } finally {
    process.umask(before);
  }
});
