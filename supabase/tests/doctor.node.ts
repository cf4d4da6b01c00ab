import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { readConfig } from '../local/config.ts';
import { startStack } from '../local/stack.ts';
import { preparedEnvironment, publishableKey, secretKey, siteFolder } from '../local/test/support.ts';

const command = resolve(import.meta.dirname, '../../lib/commands/run.mjs');
const to = 'owner@marigold.in';

/** What `npm run doctor` says of a project, a line each. */
function doctor(
  url: string,
  change: Record<string, string> = {},
): Promise<{ code: number; lines: string[] }> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test' as const,
    SITE_URL: 'http://localhost:9',
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    RECAPTCHA_SITE_KEY: 'recaptcha_site_local',
    RECAPTCHA_SECRET_KEY: 'recaptcha_secret_local',
    RECAPTCHA_VERIFY_URL: `${url}/recaptcha/api/siteverify`,
    RESEND_API_KEY: 're_local',
    RESEND_BASE_URL: `${url}/resend`,
    MAIL_FROM: 'Marigold Search <website@marigold.in>',
    MAIL_TO: 'team@marigold.in',
    ADDRESS_HASH_KEY: 'k'.repeat(32),
    ...change,
  };
  return new Promise((done) => {
    execFile(process.execPath, [command, 'doctor', to], { env }, (error, stdout, stderr) => {
      done({ code: Number(error?.code ?? 0), lines: `${stdout}${stderr}`.split('\n') });
    });
  });
}

function assertSays(lines: string[], ...sentences: RegExp[]): void {
  for (const sentence of sentences)
    assert.ok(
      lines.some((line) => sentence.test(line)),
      `${sentence} is not said:\n${lines.join('\n')}`,
    );
}

describe('npm run doctor', () => {
  it('says of everything that is missing what to do, and of what is there that it is', {
    timeout: 60_000,
  }, async () => {
    const config = readConfig(await preparedEnvironment(siteFolder));
    const open = await startStack({ ...config, isSignUpOpen: true });
    const { run } = open.connection;
    await run({ text: `delete from storage.buckets where id = 'blog-images'` });
    await run({ text: 'truncate public.service_details, public.email_templates cascade' });
    await run({
      text: `delete from supabase_migrations.schema_migrations
        where version = (select max(version) from supabase_migrations.schema_migrations)`,
    });
    const { code, lines } = await doctor(open.url, {
      RECAPTCHA_SECRET_KEY: 'another',
      SITE_STAGING: 'true',
      MAIL_FROM: 'website@marigold.example',
    });
    assert.equal(code, 1);
    assertSays(
      lines,
      /^✗ SITE_URL is http:\/\/localhost:9: set the public address/,
      /^✗ SITE_STAGING=true keeps search engines away/,
      /^✗ website@marigold\.example is no real address/,
      /^✗ The database lacks 1 of \d+ migrations, \d+ first: push them with `supabase db push/,
      /^✗ There are no services/,
      /^✗ The e-mail about an enquiry has no text/,
      /^✗ Nobody can enter the staff area: .*npm run admin -- add/,
      /^✗ There is no bucket blog-images/,
      /^✗ Strangers can make accounts: .*supabase config push/,
      /^✗ The captcha does not know RECAPTCHA_SECRET_KEY/,
      /^✗ The site does not answer at http:\/\/localhost:9/,
      /^· Nobody is told when enquiries do not go out/,
      /^\d+ things are to be mended\.$/,
    );
    await open.close();
  });

  it('finds a project good that has it all, and says so when it is away or has other keys', {
    timeout: 60_000,
  }, async () => {
    const stack = await startStack(readConfig(await preparedEnvironment(siteFolder)));
    const secret = createClient(stack.url, secretKey, { auth: { persistSession: false } });
    const { data } = await secret.auth.admin.createUser({
      email: to,
      password: 'correct horse battery',
      email_confirm: true,
    });
    await secret.from('administrators').insert({ user_id: data.user?.id, role: 'owner' });
    const { lines } = await doctor(stack.url);
    assertSays(
      lines,
      /^✓ http:\S+ answers and takes the secret key/,
      /^✓ All \d+ migrations have run/,
      /^✓ There are 6 services/,
      /^✓ The e-mail about an enquiry has its text/,
      /^✓ The staff area has an owner/,
      /^✓ Pictures have their bucket/,
      /^✓ Nobody can make an account by themselves/,
      /^✓ The captcha knows its secret key/,
      /^✓ A test e-mail is on its way to owner@marigold\.in/,
      /^· \d+ authors and city pages are samples/,
    );
    const others = await doctor(stack.url, { SUPABASE_PUBLISHABLE_KEY: 'x', SUPABASE_SECRET_KEY: 'y' });
    assertSays(others.lines, /refuses the secret key/, /refuses the publishable key/);
    await stack.close();
    const away = await doctor(stack.url);
    assertSays(away.lines, /does not answer; is SUPABASE_URL right/, /^✗ The captcha at .* does not answer/);
  });
});
