import { parseEnvironment } from './schema';

const complete = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET_KEY: 'secret',
  RESEND_API_KEY: 're_x',
  MAIL_FROM: 'Site <site@example.in>',
  MAIL_TO: 'a@example.in, b@example.in',
  ADDRESS_HASH_KEY: 'k'.repeat(32),
};

const legacyKey = (role: string) => `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ role }))}.c2lnbmVk`;

describe('the environment', () => {
  test('fills in defaults and reads lists and numbers', () => {
    const env = parseEnvironment({ ...complete, CONTACT_LIMIT_PER_HOUR: '7' });
    expect(env.SUPABASE_URL).toBe('https://abc.supabase.co');
    expect(env.MAIL_TO).toEqual(['a@example.in', 'b@example.in']);
    expect([env.CONTACT_LIMIT_PER_HOUR, env.CONTACT_LIMIT_PER_DAY]).toEqual([7, 20]);
  });

  test('reads the hosts of pictures, and refuses what is no name of a host', () => {
    expect(parseEnvironment(complete).IMAGE_HOSTS).toEqual([]);
    expect(
      parseEnvironment({ ...complete, IMAGE_HOSTS: ' Img.Example.in, cdn.example ' }).IMAGE_HOSTS,
    ).toEqual(['img.example.in', 'cdn.example']);
    for (const IMAGE_HOSTS of ['https://img.example', "img.example 'unsafe-inline'", '*', 'a;b'])
      expect(() => parseEnvironment({ ...complete, IMAGE_HOSTS })).toThrow('IMAGE_HOSTS is malformed');
  });

  test('names a missing variable in one sentence', () => {
    expect(() => parseEnvironment({ ...complete, RESEND_API_KEY: ' ' })).toThrow(
      /^The variable RESEND_API_KEY is missing: set it in \.env\.local \(see \.env\.example\)\.$/,
    );
  });

  test.each([
    ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_x', 'It is the secret key'],
    ['SUPABASE_PUBLISHABLE_KEY', legacyKey('service_role'), 'It is the secret key'],
    ['SUPABASE_SECRET_KEY', 'sb_publishable_x', 'It is the publishable key'],
    ['SUPABASE_SECRET_KEY', legacyKey('anon'), 'It is the publishable key'],
  ])('refuses for %s the key of the other kind', (name, key, sentence) => {
    expect(() => parseEnvironment({ ...complete, [name]: key })).toThrow(sentence);
  });

  test('takes the keys of an older project, which are tokens', () => {
    const keys = {
      SUPABASE_PUBLISHABLE_KEY: legacyKey('anon'),
      SUPABASE_SECRET_KEY: legacyKey('service_role'),
    };
    expect(parseEnvironment({ ...complete, ...keys })).toMatchObject(keys);
  });

  test('names every malformed variable', () => {
    expect(() => parseEnvironment({ ...complete, SITE_URL: 'example', MAIL_TO: 'nobody' })).toThrow(
      /^The variable SITE_URL is malformed: .+\nThe variable MAIL_TO is malformed: .+$/,
    );
  });

  test.each(['http://www.example.in', 'http://localhost.example.in', 'http://127.0.0.1.example.in:3000'])(
    'refuses %s as the address of the site: a public one is encrypted',
    (SITE_URL) => {
      expect(() => parseEnvironment({ ...complete, SITE_URL })).toThrow(
        'A public address begins with https://',
      );
    },
  );

  test.each(['https://www.example.in', 'http://localhost:3000', 'http://127.0.0.1:3199'])(
    'takes %s as the address of the site',
    (SITE_URL) => expect(parseEnvironment({ ...complete, SITE_URL }).SITE_URL).toBe(SITE_URL),
  );
});
