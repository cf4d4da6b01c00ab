import { parseEnvironment } from './env-schema';

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

describe('the environment', () => {
  test('fills in defaults and reads lists and numbers', () => {
    const env = parseEnvironment({ ...complete, CONTACT_LIMIT_PER_HOUR: '7' });
    expect(env.SUPABASE_URL).toBe('https://abc.supabase.co');
    expect(env.MAIL_TO).toEqual(['a@example.in', 'b@example.in']);
    expect([env.CONTACT_LIMIT_PER_HOUR, env.CONTACT_LIMIT_PER_DAY]).toEqual([7, 20]);
  });

  test('names a missing variable in one sentence', () => {
    expect(() => parseEnvironment({ ...complete, RESEND_API_KEY: ' ' })).toThrow(
      /^The variable RESEND_API_KEY is missing: set it in \.env\.local \(see \.env\.example\)\.$/,
    );
  });

  test('names every malformed variable', () => {
    expect(() => parseEnvironment({ ...complete, SITE_URL: 'example', MAIL_TO: 'nobody' })).toThrow(
      /^The variable SITE_URL is malformed: .+\nThe variable MAIL_TO is malformed: .+$/,
    );
  });
});
