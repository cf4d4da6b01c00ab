import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { tokensOf } from '../local/auth/tokens.ts';
import { readConfig } from '../local/config.ts';
import { installPlatform, migrate, seed } from '../local/database/migrate.ts';
import { HOSTED } from '../local/real/hosted.ts';
import { startPostgres, startPostgrest, whyUnavailable } from '../local/test/postgres.ts';
import { adviceOn, pushTo, whyNoAdvisors } from './advisors.ts';
import { honestPages } from './city-pages/honest.ts';
import { samples } from './samples.ts';

const reason = whyUnavailable();
if (reason) console.log(`The migrations are not tried on a real PostgreSQL: ${reason}.`);

async function prepare() {
  const postgres = await startPostgres();
  try {
    return await fill(postgres);
  } catch (error) {
    postgres.connection.close();
    await postgres.stop();
    throw error;
  }
}

async function fill({ port, connection, another, stop }: Awaited<ReturnType<typeof startPostgres>>) {
  const config = readConfig();
  await installPlatform(connection);
  await connection.script(HOSTED);
  const applied = await migrate(connection, config);
  await seed(connection, config);
  const appliedAgain = await migrate(connection, config);
  await connection.script('reset role');

  const others: { close(): void }[] = [];
  const keys = tokensOf({ secretKey: 'signs the tokens of these tests alone' });
  const postgrest = await startPostgrest(port, JSON.stringify(keys.keySet));
  const token = keys.sign({
    role: 'service_role',
    exp: Math.floor(Date.now() / 1000) + 3600,
  });

  return {
    port,
    config,
    applied,
    appliedAgain,
    async sql(text: string) {
      const [rows = []] = await connection.run({ text });
      return rows;
    },
    async another() {
      const other = await another();
      others.push(other);
      return (text: string) => other.run({ text });
    },
    /** PostgREST answers these over several connections at once, which the embedded database has not. */
    async post(path: string, body: unknown, preference = ''): Promise<unknown> {
      const response = await fetch(`${postgrest.url}/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          prefer: preference,
        },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      assert.ok(response.ok, text);
      return text && JSON.parse(text);
    },
    async stop() {
      for (const one of [connection, ...others]) one.close();
      await postgrest.stop();
      await stop();
    },
  };
}

/** What Supabase's advisors may say of this database, and why it stays as it is. */
const ARGUED: Record<string, { of: RegExp; because: string }> = {
  unused_index: { of: /./, because: 'nobody has asked anything of a new database' },
  rls_enabled_no_policy: {
    of: /`(private\.\w+|public\.content_changes)`/,
    because: 'nobody reads these but functions of the database and the server with its secret key',
  },
  function_search_path_mutable: {
    of: /`private\.is_public`/,
    because:
      'its names were looked up when it was made; a setting would keep it from becoming part of the queries that use it',
  },
};

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

describe('on a real PostgreSQL 17', { skip: reason ?? false }, () => {
  const prepared = reason ? null : prepare();
  const ready = async () => (await prepared) ?? assert.fail();
  after(async () => (await prepared)?.stop());

  it('Supabase’s advisors find nothing in it that is not argued away', {
    skip: whyNoAdvisors() ?? false,
  }, async () => {
    const findings = adviceOn((await ready()).port);
    const open = findings.filter(({ name, detail }) => !ARGUED[name]?.of.test(detail));
    assert.deepEqual(open, []);
    assert.ok(findings.length > 0, 'The advisors did not look.');
  });

  it('the CLI takes config.toml as it is, and finds the migrations that ran to be those of the folder', {
    skip: whyNoAdvisors() ?? false,
  }, async () => {
    const said = pushTo((await ready()).port);
    assert.match(said, /up to date/i);
    assert.doesNotMatch(said, /WARN|Invalid/);
  });

  it('every migration applies, in the order of its number, and none a second time', async () => {
    const { sql, applied, appliedAgain, config } = await ready();
    const [version] = await sql('show server_version_num');
    assert.match(version?.server_version_num ?? '', /^17/);
    assert.deepEqual(applied, readdirSync(config.migrations).sort());
    assert.ok(applied.length >= 7);
    assert.deepEqual(appliedAgain, []);
  });

  it('the API roles hold the rights that the migrations name, whatever the project grants by default', async () => {
    const { sql } = await ready();
    const rights = await sql(
      `select grantee, privilege_type as privilege, string_agg(table_name, ' ' order by table_name) as tables
       from information_schema.role_table_grants
       where table_schema in ('public', 'private') and grantee in ('PUBLIC', 'anon', 'authenticated')
       group by 1, 2 order by 1, 2`,
    );
    const content =
      'authors blog_post_renderings blog_posts city_pages covered_cities former_service_slugs service_details service_names site_sections slug_redirects';
    const written =
      'authors blog_post_drafts blog_posts city_localities city_page_previews city_pages service_details site_sections slug_redirects';
    assert.deepEqual(
      rights.map(({ grantee, privilege, tables }) => `${grantee} ${privilege}: ${tables}`),
      [
        `anon SELECT: ${content}`,
        'authenticated DELETE: authors blog_post_drafts blog_post_preview_links blog_posts city_localities city_page_previews city_pages ' +
          'form_submissions pictures service_details site_sections slug_redirects submission_notes',
        `authenticated INSERT: ${written.replace('drafts', 'drafts blog_post_preview_links')}`,
        'authenticated SELECT: activity administrators authors blog_post_drafts blog_post_preview_links blog_post_renderings ' +
          'blog_post_versions blog_posts city_localities city_page_previews city_page_verdicts city_page_views city_pages covered_cities email_templates ' +
          'form_submissions former_service_slugs indexnow_deliveries notification_deliveries picture_uses pictures security_events service_details service_names site_sections slug_redirects ' +
          'submission_notes submission_status_changes web_vitals',
        `authenticated UPDATE: ${written}`,
      ],
    );
    const callable = await sql(
      `select role, p.proname from pg_proc p, unnest(array['anon', 'authenticated']) as role
       where p.pronamespace = 'public'::regnamespace and has_function_privilege(role, p.oid, 'execute')
       order by 1, 2`,
    );
    assert.deepEqual(
      callable.map(({ role, proname }) => `${role} ${proname}`),
      [
        'anon count_articles',
        'anon count_cities',
        'anon count_public_articles',
        'anon count_shown_city_pages',
        'anon follow_redirect',
        'anon increment_blog_post_view',
        'anon increment_city_page_view',
        'anon list_article_topics',
        'anon search_blog_posts',
        ...[
          'activity_people',
          'activity_state',
          'add_redirect',
          'add_staff',
          'bring_back',
          'change_links',
          'check_city_page',
          'count_articles',
          'count_author_posts',
          'count_cities',
          'count_public_articles',
          'count_service_pages',
          'count_shown_city_pages',
          'delete_author',
          'delete_blog_post',
          'delete_city_page',
          'delete_service',
          'end_own_session',
          'end_sessions_of',
          'export_submissions',
          'follow_redirect',
          'increment_blog_post_view',
          'increment_city_page_view',
          'is_administrator',
          'is_being_followed',
          'is_owner',
          'keep_blog_post_draft',
          'keep_picture',
          'list_article_topics',
          'list_bin',
          'list_blog_post_drafts',
          'list_blog_posts',
          'list_city_pages',
          'list_links_to',
          'list_pictures',
          'list_redirects',
          'list_staff',
          'list_submissions',
          'move_service_position',
          'own_role',
          'own_second_factor',
          'own_sessions',
          'remove_staff',
          'replace_picture',
          'require_second_factor',
          'retry_notification',
          'save_blog_post',
          'search_blog_posts',
          'search_pages',
          'second_factor_required',
          'set_staff_role',
          'set_submission_deleted',
          'set_submission_status',
          'submission_news',
          'submission_weeks',
          'unsent_notifications',
          'update_redirect',
          'web_vitals_since',
        ].map((name) => `authenticated ${name}`),
      ],
    );
  });

  it('a limit of five is exact under fifty draws over several connections', async () => {
    const { post, sql } = await ready();
    const draw = { bucket_name: 'at once', per_hour: 5, per_day: 20 };
    await sql(`insert into private.rate_limit_buckets (bucket) values ('at once')`);
    // Held until several draws wait for it, so that they all go at the same moment.
    await sql('begin');
    await sql(`select from private.rate_limit_buckets where bucket = 'at once' for update`);
    const draws = times(50, () => post('rpc/take_rate_limit', draw));
    const waiting = async () =>
      Number((await sql('select count(*) from pg_locks where not granted'))[0]?.count);
    const end = Date.now() + 10_000;
    while ((await waiting()) < 5) assert.ok(Date.now() < end, 'several draws wait');
    await sql('commit');
    const waits = await draws;
    assert.equal(waits.filter((wait) => wait === 0).length, 5);
    // Whoever asked before one that was let through, and waited longer for the lock, has an hour and a moment to go.
    assert.ok(
      waits.every((wait) => wait === 0 || (Number(wait) > 3590 && Number(wait) <= 3601)),
      `waits: ${waits}`,
    );
  });

  it('clearing idle buckets away waits for nobody who is using one', async () => {
    const { post, sql } = await ready();
    await sql(
      `insert into private.rate_limit_buckets (bucket, updated_at) values ('in use', now() - interval '2 days')`,
    );
    await sql('begin');
    await sql(`select from private.rate_limit_buckets where bucket = 'in use' for update`);
    const draw = { bucket_name: 'busy', per_hour: 10_000, per_day: 10_000 };
    const draws = times(600, () => post('rpc/take_rate_limit', draw)).then(() => 'all answered');
    const outcome = await Promise.race([draws, pause(8000, 'waiting', { ref: false })]);
    await sql('rollback');
    await draws;
    assert.equal(outcome, 'all answered');
  });

  it('fifty readings at once are fifty', async () => {
    const { post, sql } = await ready();
    const [article] = await sql(`select slug from public.blog_posts where status = 'published' limit 1`);
    await times(50, () => post('rpc/increment_blog_post_view', { post_slug: article?.slug }));
    const [read] = await sql(`select view_count from public.blog_posts where slug = '${article?.slug}'`);
    assert.equal(read?.view_count, '50');
  });

  it('of twenty copies written at once over several connections one is shown', async () => {
    const { post, sql } = await ready();
    const [honest] = honestPages;
    const rows = Array.from({ length: 20 }, (_, index) => ({
      city: 'Nagpur',
      service_type: `Service ${index}`,
      intro_paragraph: honest?.text,
    }));
    for (const { service_type } of rows)
      await sql(
        `insert into public.service_details (service_name, service_slug) values ('${service_type}', 'kind-${service_type.slice(8)}')`,
      );
    await Promise.all(rows.map((row) => post('city_pages', row)));
    const [shown] = await sql(
      `select count(*) from public.city_page_verdicts v join public.city_pages p on p.id = v.page_id
       where p.city = 'Nagpur' and is_indexable`,
    );
    assert.equal(shown?.count, '1');
  });

  it('of two owners who leave at the same moment one stays, however much either has seen', async () => {
    const { sql, another } = await ready();
    await sql(`insert into auth.users (id, email, email_confirmed_at) values
      ('0a000000-0000-4000-8000-000000000001', 'a@example.com', now()),
      ('0a000000-0000-4000-8000-000000000002', 'b@example.com', now())`);
    const owners = `insert into public.administrators (user_id, role)
      select id, 'owner' from auth.users where email in ('a@example.com', 'b@example.com') on conflict do nothing`;
    for (const [level, refusal] of [
      ['read committed', /This is the last owner/],
      ['repeatable read', /could not serialize/],
    ] as const) {
      await sql(owners);
      const second = await another();
      const leave = (email: string) =>
        `delete from public.administrators where user_id = (select id from auth.users where email = '${email}')`;
      await sql('begin');
      await sql(leave('a@example.com'));
      await second(`begin isolation level ${level}`);
      await second('select count(*) from public.administrators');
      const refused = assert.rejects(second(leave('b@example.com')), refusal);
      const waits = async () =>
        Number((await sql('select count(*) from pg_locks where not granted'))[0]?.count);
      while ((await waits()) === 0) await pause(10);
      await sql('commit');
      await refused;
      await second('rollback');
      const [left] = await sql('select count(*) from public.administrators');
      assert.equal(left?.count, '1');
    }
    await sql('alter table public.administrators disable trigger all');
    await sql(`delete from auth.users where email in ('a@example.com', 'b@example.com')`);
    await sql('alter table public.administrators enable trigger all');
  });

  it('a change that was begun before another and ends after it is followed by whoever has followed that one', async () => {
    const { post, sql } = await ready();
    type Changes = { seen: string; complete: boolean; tags: string[] };
    const follow = async (seen: string | null) =>
      (await post('rpc/read_content_changes', { seen })) as Changes;
    const atFirst = await follow(null);
    await sql('begin');
    await sql(`insert into public.content_changes (source, tags) values ('test', '{post:begun-first}')`);
    await post('slug_redirects', samples.redirect());
    const afterTheLater = await follow(atFirst.seen);
    assert.deepEqual([afterTheLater.complete, afterTheLater.tags], [true, ['redirects']]);
    await post('authors', samples.author());
    const afterAnother = await follow(afterTheLater.seen);
    assert.deepEqual(afterAnother.tags, ['authors']);
    await sql('commit');
    const afterTheFirst = await follow(afterAnother.seen);
    assert.deepEqual(afterTheFirst.tags, ['post:begun-first']);
    assert.deepEqual((await follow(afterTheFirst.seen)).tags, []);
    assert.deepEqual((await follow(atFirst.seen)).tags, ['authors', 'post:begun-first', 'redirects']);
  });

  it('one submission sent twenty times at once is one row with one delivery', async () => {
    const { post, sql } = await ready();
    const row = samples.submission({ id: randomUUID() });
    await times(20, () => post('form_submissions?on_conflict=id', row, 'resolution=ignore-duplicates'));
    const [stored] = await sql(
      'select count(*), count(d.id) as deliveries from public.form_submissions s ' +
        `left join public.notification_deliveries d on d.submission_id = s.id where s.id = '${row.id}'`,
    );
    assert.deepEqual(stored, { count: '1', deliveries: '1' });
  });

  it('each delivery goes to one of many senders at once, and no sender gets more than it asked for', async () => {
    const { post, sql } = await ready();
    await sql('delete from public.form_submissions');
    await post(
      'form_submissions',
      Array.from({ length: 100 }, () => samples.submission()),
    );
    const claim = { batch: 7, lease_seconds: 60 };
    const handed = await times(20, () => post('rpc/claim_notification_deliveries', claim));
    const batches = handed.map((rows) => (rows as { id: string }[]).map(({ id }) => id));
    assert.ok(Math.max(...batches.map((batch) => batch.length)) <= 7);
    const last = (await post('rpc/claim_notification_deliveries', { batch: 100, lease_seconds: 60 })) as {
      id: string;
    }[];
    const all = [...batches.flat(), ...last.map(({ id }) => id)];
    assert.deepEqual([all.length, new Set(all).size], [100, 100]);
  });

  it('an article that is due is published by one of many callers, which wait for nobody who is writing another one', async () => {
    const { post, sql } = await ready();
    await sql(`insert into public.authors (slug, name) values ('due', 'An Author')`);
    const [author] = await sql(`select id from public.authors where slug = 'due'`);
    const due = `author_id, content, excerpt, featured_image, publish_at`;
    await sql('alter table public.blog_posts disable trigger settle_schedule');
    await sql(`insert into public.blog_posts (slug, title, ${due})
      select 'due-' || n, 'A post', '${author?.id}', 'A text', 'An excerpt', '/a.webp', now() from generate_series(1, 6) as n`);
    await sql('alter table public.blog_posts enable trigger settle_schedule');
    await sql('begin');
    await sql(`select from public.blog_posts where slug = 'due-1' for update`);
    const first = (await times(12, () => post('rpc/publish_due', {}))).flat();
    await sql('commit');
    assert.equal(first.length, 5);
    const second = (await times(12, () => post('rpc/publish_due', {}))).flat();
    assert.equal(second.length, 1);
  });
});
