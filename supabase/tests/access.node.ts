import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { readCatalog } from '../types/catalog.ts';
import { TYPES } from '../types/file.ts';
import { toTypeScript } from '../types/typescript.ts';
import { samples, store, storePictureFile, unstoredAdministrator, unstoredDelivery } from './samples.ts';
import { callers, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;

/** 401 and 403 are a missing right (42501); without one, row-level security shows a caller no row to touch. */
type Outcome = 'every row' | 'public rows' | 'no row' | 'done' | 401 | 403;
type ByCaller = [visitor: Outcome, stranger: Outcome, administrator: Outcome, secretKey: Outcome];
type Rights = { select: ByCaller; insert: ByCaller; update: ByCaller; delete: ByCaller };
type Table = {
  rights: Rights;
  row: () => Row | Promise<Row>;
  /** How a row comes to be that the secret key may not add. */
  stored?: () => Promise<Row>;
  change: Row;
  key?: string;
  /** Which rows visitors see. */
  isPublic?: string;
};

const written: Omit<Rights, 'select'> = {
  insert: [401, 403, 'done', 'done'],
  update: [401, 'no row', 'done', 'done'],
  delete: [401, 'no row', 'done', 'done'],
};
const content: Rights = { select: ['every row', 'every row', 'every row', 'every row'], ...written };
const adminsOnly: ByCaller = [401, 'no row', 'every row', 'every row'];
const secretOnly: ByCaller = [401, 403, 403, 'done'];
const nobody: ByCaller = [401, 403, 403, 403];

let events = 0;
let renderings = 0;
let vitals = 0;
/** Of rows that nobody may store. */
let changes = 1_000_000;

const tables: Record<string, Table> = {
  service_details: {
    rights: { select: ['public rows', 'public rows', 'every row', 'every row'], ...written },
    row: samples.service,
    change: { hero_heading: 'Changed' },
    isPublic: "status = 'published'",
  },
  former_service_slugs: {
    rights: { select: content.select, insert: nobody, update: nobody, delete: nobody },
    row: () => ({ slug: 'nothing', service_id: randomUUID() }),
    stored: storedFormerSlug,
    change: { slug: 'changed' },
    key: 'slug',
  },
  service_names: {
    rights: {
      select: ['public rows', 'public rows', 'every row', 'every row'],
      ...{ insert: nobody, update: nobody, delete: nobody },
    },
    row: () => ({ name: 'Nothing', service_id: randomUUID() }),
    stored: storedServiceName,
    change: { name: 'Changed' },
    key: 'name',
    isPublic: "service_id in (select id from public.service_details where status = 'published')",
  },
  city_pages: {
    rights: { select: ['public rows', 'public rows', 'every row', 'every row'], ...written },
    row: samples.cityPage,
    change: { h1_title: 'Changed' },
    isPublic: "status = 'published'",
  },
  city_page_verdicts: {
    rights: { select: adminsOnly, insert: nobody, update: nobody, delete: nobody },
    row: () => ({ page_id: randomUUID() }),
    stored: storedVerdict,
    change: { is_indexable: true },
    key: 'page_id',
  },
  city_page_views: {
    rights: { select: adminsOnly, insert: nobody, update: nobody, delete: nobody },
    row: () => ({ page_id: randomUUID() }),
    stored: storedViews,
    change: { views: 1000 },
    key: 'page_id',
  },
  covered_cities: {
    rights: { select: content.select, insert: nobody, update: nobody, delete: nobody },
    row: () => ({
      slug: 'nowhere',
      name: 'Nowhere',
      state: '',
      services: ['SEO'],
      updated_at: new Date().toISOString(),
    }),
    stored: storedCity,
    change: { name: 'Changed' },
    key: 'slug',
  },
  city_localities: {
    rights: { select: adminsOnly, ...written },
    row: samples.locality,
    change: { city_slug: 'pune' },
    key: 'name',
  },
  picture_uses: {
    rights: { select: adminsOnly, insert: nobody, update: nobody, delete: nobody },
    row: () => ({ picture: 'none', source: 'authors', item: '1', kind: 'author', opens: '1' }),
    stored: storedPictureUse,
    change: { label: 'Changed' },
    key: 'item',
  },
  pictures: {
    rights: { select: adminsOnly, ...written },
    row: () => storePictureFile(stack),
    change: { alt: 'Changed' },
    key: 'name',
  },
  authors: { rights: content, row: samples.author, change: { name: 'Changed' } },
  site_sections: {
    rights: content,
    row: samples.siteSection,
    change: { fields: { name: 'Changed' } },
    key: 'name',
  },
  slug_redirects: { rights: content, row: samples.redirect, change: { target_path: '/changed' } },
  blog_posts: {
    rights: { select: ['public rows', 'public rows', 'every row', 'every row'], ...written },
    row: samples.post,
    change: { title: 'Changed' },
  },
  blog_post_versions: {
    rights: { select: adminsOnly, insert: secretOnly, update: secretOnly, delete: secretOnly },
    row: unstoredVersion,
    change: { change: 'Changed' },
  },
  blog_post_renderings: {
    rights: {
      select: ['public rows', 'public rows', 'every row', 'every row'],
      insert: secretOnly,
      update: secretOnly,
      delete: secretOnly,
    },
    row: unstoredRendering,
    change: { html: '<script>alert(1)</script>' },
    key: 'post_id',
    isPublic:
      "post_id in (select id from public.blog_posts where status = 'published' and published_at <= now())",
  },
  blog_post_drafts: {
    rights: {
      select: adminsOnly,
      insert: [401, 403, 'done', 'done'],
      update: [401, 'no row', 'done', 'done'],
      delete: [401, 'no row', 'done', 'done'],
    },
    row: unstoredDraft,
    change: { fields: { title: 'Changed' } },
  },
  city_page_previews: {
    rights: {
      select: adminsOnly,
      insert: [401, 403, 'done', 'done'],
      update: [401, 'no row', 'done', 'done'],
      delete: [401, 'no row', 'done', 'done'],
    },
    row: unstoredPreview,
    change: { draft: { city: 'Changed' } },
    key: 'page',
  },
  blog_post_preview_links: {
    rights: {
      select: adminsOnly,
      insert: [401, 403, 'done', 'done'],
      update: nobody,
      delete: [401, 'no row', 'done', 'done'],
    },
    row: unstoredPreviewLink,
    change: { created_at: '2020-01-01T00:00:00+00:00' },
  },
  form_submissions: {
    rights: {
      select: adminsOnly,
      insert: secretOnly,
      update: [401, 'no row', 'done', 'done'],
      delete: [401, 'no row', 'done', 'done'],
    },
    row: samples.submission,
    change: { status: 'contacted' },
  },
  email_templates: {
    rights: {
      select: adminsOnly,
      insert: secretOnly,
      update: [401, 'no row', 'done', 'done'],
      delete: secretOnly,
    },
    row: samples.template,
    change: { subject: 'Changed', body: 'Changed' },
  },
  notification_deliveries: {
    rights: { select: adminsOnly, insert: secretOnly, update: secretOnly, delete: secretOnly },
    row: () => unstoredDelivery(stack),
    change: { state: 'sent' },
  },
  submission_notes: {
    rights: {
      select: adminsOnly,
      insert: [401, 403, 'done', 403],
      update: nobody,
      delete: [401, 'no row', 'done', 'done'],
    },
    row: unstoredNote,
    stored: storedNote,
    change: { body: 'Changed' },
  },
  submission_status_changes: {
    rights: { select: adminsOnly, insert: nobody, update: nobody, delete: nobody },
    row: unstoredStatusChange,
    stored: storedStatusChange,
    change: { to_status: 'contacted' },
  },
  security_events: {
    rights: { select: adminsOnly, insert: nobody, update: nobody, delete: nobody },
    row: () => ({ id: randomUUID(), kind: 'admin.refused', slot: '2026-01-01T00:00:00Z' }),
    stored: storedEvent,
    change: { times: 9 },
  },
  activity: {
    rights: { select: adminsOnly, insert: nobody, update: nobody, delete: nobody },
    row: () => ({ kind: 'author', source: 'authors', item_id: randomUUID(), change: 'changed' }),
    stored: storedActivity,
    change: { label: 'Changed' },
    key: 'item_id',
  },
  web_vitals: {
    rights: { select: adminsOnly, insert: nobody, update: nobody, delete: nobody },
    row: () => ({
      day: '2026-01-01',
      page_kind: 'home',
      device: 'phone',
      metric: 'cls',
      bucket: 0,
      times: 1,
    }),
    stored: storedVitals,
    change: { times: 2 },
    key: 'bucket',
  },
  content_changes: {
    rights: { select: [401, 403, 403, 'every row'], insert: nobody, update: nobody, delete: nobody },
    row: () => ({ id: ++changes, source: 'test', tags: [] }),
    stored: storedChange,
    change: { source: 'changed' },
  },
  indexnow_deliveries: {
    rights: { select: adminsOnly, insert: secretOnly, update: secretOnly, delete: secretOnly },
    row: samples.announcement,
    change: { state: 'sent' },
  },
  administrators: {
    rights: { select: adminsOnly, insert: secretOnly, update: secretOnly, delete: secretOnly },
    row: () => unstoredAdministrator(stack),
    change: { role: 'owner' },
    key: 'user_id',
  },
};

async function storedVerdict(): Promise<Row> {
  const page = await store(stack, 'city_pages', samples.cityPage());
  const { data } = await secret.from('city_page_verdicts').select().eq('page_id', page.id).single();
  return data;
}

async function storedViews(): Promise<Row> {
  const { page_id, path } = await storedVerdict();
  await secret.rpc('increment_city_page_view', { page_path: path });
  return { page_id, views: 1 };
}

async function storedServiceName(): Promise<Row> {
  const service = await store(stack, 'service_details', samples.service());
  return { name: service.service_name, service_id: service.id };
}

async function storedFormerSlug(): Promise<Row> {
  const service = await store(stack, 'service_details', samples.service());
  const former = service.service_slug;
  const { error } = await secret
    .from('service_details')
    .update({ service_slug: `${former}-now` })
    .eq('id', service.id);
  if (error) throw error;
  return { slug: former, service_id: service.id };
}

async function storedChange(): Promise<Row> {
  await store(stack, 'authors', samples.author());
  const { data } = await secret.from('content_changes').select().limit(1).single();
  return data;
}

async function storedPictureUse(): Promise<Row> {
  const { name } = await storePictureFile(stack);
  const author = await store(stack, 'authors', samples.author({ profile_image: `/images/blog/${name}` }));
  const { data } = await secret.from('picture_uses').select().eq('item', author.id).single();
  return data;
}

async function storedCity(): Promise<Row> {
  const { city } = await store(stack, 'city_pages', samples.cityPage());
  const slug = String(city).toLowerCase().replaceAll(' ', '-');
  const { data } = await secret.from('covered_cities').select().eq('slug', slug).single();
  return data;
}

async function unstoredNote(): Promise<Row> {
  const submission = await store(stack, 'form_submissions', samples.submission());
  return { id: randomUUID(), submission_id: submission.id, body: 'A note' };
}

async function storedNote(): Promise<Row> {
  const note = await unstoredNote();
  const { error } = await clients['an administrator'].from('submission_notes').insert(note);
  assert.equal(error, null);
  return note;
}

async function unstoredStatusChange(): Promise<Row> {
  const submission = await store(stack, 'form_submissions', samples.submission());
  return { id: randomUUID(), submission_id: submission.id, from_status: 'new', to_status: 'closed' };
}

async function storedEvent(): Promise<Row> {
  const { error } = await secret.rpc('record_security_event', {
    kind: 'admin.refused',
    detail: `${++events}`,
  });
  assert.equal(error, null);
  const { data } = await secret.from('security_events').select().eq('detail', `${events}`).single();
  return data;
}

async function storedVitals(): Promise<Row> {
  const counted = { page_kind: 'blog', device: 'phone', metric: 'lcp', bucket: ++vitals % 27, times: 1 };
  const { error } = await secret.rpc('record_web_vitals', { counts: [counted] });
  assert.equal(error, null);
  const { data } = await secret.from('web_vitals').select().eq('bucket', counted.bucket).single();
  return data;
}

async function storedActivity(): Promise<Row> {
  const { id } = await store(stack, 'authors', samples.author());
  const { data } = await secret.from('activity').select().eq('item_id', id).single();
  return data;
}

async function storedStatusChange(): Promise<Row> {
  const { submission_id } = await unstoredStatusChange();
  await secret.from('form_submissions').update({ status: 'closed' }).eq('id', submission_id);
  const { data } = await secret
    .from('submission_status_changes')
    .select()
    .eq('submission_id', submission_id)
    .single();
  return data;
}

async function unstoredVersion(): Promise<Row> {
  const post = await store(stack, 'blog_posts', samples.post());
  return { id: randomUUID(), post_id: post.id, fields: { title: 'A post' } };
}

/** Of a published post and of a draft by turns. */
async function unstoredRendering(): Promise<Row> {
  const isPublished = ++renderings % 2 === 0;
  const state = isPublished ? { status: 'published', published_at: '2026-01-01T00:00:00Z' } : {};
  const { id: post_id } = await store(stack, 'blog_posts', samples.post(state));
  const seals = { seal: 'seal', feed_seal: 'seal' };
  return { post_id, html: '<p>A</p>', headings: [], reading_minutes: 1, feed_html: '', ...seals };
}

/** One of the administrator's own: nobody has any other. */
async function unstoredDraft(): Promise<Row> {
  const post = await store(stack, 'blog_posts', samples.post());
  const { data } = await clients['an administrator'].auth.getUser();
  return {
    id: randomUUID(),
    post_id: post.id,
    owner: data.user?.id,
    writer: randomUUID(),
    fields: { title: 'A post' },
  };
}

async function unstoredPreview(): Promise<Row> {
  const { data } = await clients['an administrator'].auth.getUser();
  return { owner: data.user?.id, page: randomUUID(), draft: { city: 'Pune' } };
}

async function unstoredPreviewLink(): Promise<Row> {
  const post = await store(stack, 'blog_posts', samples.post());
  return { id: randomUUID(), post_id: post.id };
}

type Answer = { status: number; data: unknown[] | null; error: { code: string } | null };

function assertAnswer(answer: Answer, expected: Outcome): void {
  if (typeof expected === 'number')
    assert.deepEqual([answer.status, answer.error?.code], [expected, '42501']);
  else assert.equal(answer.error, null);
}

describe('who may do what', () => {
  after(stack.close);

  for (const [name, { rights, row, stored: storedRow, change, key = 'id', isPublic }] of Object.entries(
    tables,
  )) {
    const stored = storedRow ?? (async () => store(stack, name, await row()));
    const found = async (sample: Row): Promise<Row | undefined> => {
      const [result] = await sql(
        `select to_jsonb(t) as row from public.${name} t where ${key} = $1`,
        `${sample[key]}`,
      );
      return result && JSON.parse(result.row ?? '');
    };

    describe(name, () => {
      for (const [index, caller] of callers.entries()) {
        const client = clients[caller];
        const outcome = {
          select: rights.select[index] ?? 401,
          insert: rights.insert[index] ?? 401,
          update: rights.update[index] ?? 401,
          delete: rights.delete[index] ?? 401,
        };

        it(`${caller} reads: ${outcome.select}`, async () => {
          await stored();
          const counts = {
            'every row': 'true',
            'public rows': isPublic ?? `status = 'published' and published_at <= now()`,
            'no row': 'false',
          };
          const answer = await client.from(name).select('*', { count: 'exact' }).limit(1);
          assertAnswer(answer, outcome.select);
          if (typeof outcome.select === 'number' || outcome.select === 'done') return;
          const [count] = await sql(`select count(*) from public.${name} where ${counts[outcome.select]}`);
          assert.equal(String(answer.count), count?.count);
        });

        it(`${caller} adds: ${outcome.insert}`, async () => {
          const sample = await row();
          assertAnswer(await client.from(name).insert(sample), outcome.insert);
          assert.equal(Boolean(await found(sample)), outcome.insert === 'done');
        });

        it(`${caller} changes: ${outcome.update}`, async () => {
          const sample = await stored();
          const before = await found(sample);
          const answer = await client.from(name).update(change).eq(key, sample[key]).select(key);
          assertAnswer(answer, outcome.update);
          assert.equal(answer.data?.length ?? 0, outcome.update === 'done' ? 1 : 0);
          const now = await found(sample);
          if (outcome.update === 'done') assert.partialDeepStrictEqual(now, change);
          else assert.deepEqual(now, before);
        });

        it(`${caller} deletes: ${outcome.delete}`, async () => {
          const sample = await stored();
          const answer = await client.from(name).delete().eq(key, sample[key]).select(key);
          assertAnswer(answer, outcome.delete);
          assert.equal(Boolean(await found(sample)), outcome.delete !== 'done');
        });
      }
    });
  }

  describe('columns', () => {
    const writable: Record<string, string[]> = {
      form_submissions: ['status'],
      email_templates: ['subject', 'body'],
    };

    for (const [name, allowed] of Object.entries(writable)) {
      it(`an administrator changes nothing of ${name} but ${allowed.join(' and ')}`, async () => {
        const sample = await store(stack, name, await (tables[name]?.row ?? assert.fail)());
        const { data: row } = await secret.from(name).select('*').eq('id', sample.id).single();
        const refused: string[] = [];
        for (const [column, value] of Object.entries(row ?? {})) {
          const { status, error } = await clients['an administrator']
            .from(name)
            .update({ [column]: value })
            .eq('id', sample.id);
          const refusal = column === 'search_text' ? [400, '428C9'] : [403, '42501'];
          if (error) assert.deepEqual([status, error.code], refusal);
          if (error) refused.push(column);
        }
        const others = Object.keys(row ?? {}).filter((column) => !allowed.includes(column));
        assert.ok(others.length >= 4);
        assert.deepEqual(refused.sort(), others.sort());
      });
    }

    it('a forbidden column takes the permitted one down with it', async () => {
      const sample = await store(stack, 'form_submissions', samples.submission());
      const change = { status: 'closed', message: 'Rewritten' };
      const answer = await clients['an administrator']
        .from('form_submissions')
        .update(change)
        .eq('id', sample.id);
      assertAnswer(answer, 403);
      const { data } = await secret
        .from('form_submissions')
        .select('status, message')
        .eq('id', sample.id)
        .single();
      assert.deepEqual(data, { status: 'new', message: sample.message });
    });

    for (const caller of ['a visitor', 'a stranger', 'an administrator'] as const)
      it(`${caller} cannot slip a submission in as an upsert either`, async () => {
        const answer = await clients[caller]
          .from('form_submissions')
          .upsert(samples.submission(), { onConflict: 'id', ignoreDuplicates: true });
        assertAnswer(answer, caller === 'a visitor' ? 401 : 403);
      });
  });

  describe('somebody who is an administrator no longer', () => {
    const reach = async (client: (typeof clients)['a visitor']) => {
      const { count } = await client.from('form_submissions').select('id', { count: 'exact', head: true });
      const { data } = await client.rpc('is_administrator');
      const insert = await client.from('service_details').insert(samples.service());
      return { seesSubmissions: Boolean(count), isAdministrator: data, insert: insert.status };
    };
    const full = { seesSubmissions: true, isAdministrator: true, insert: 201 };
    const none = { seesSubmissions: false, isAdministrator: false, insert: 403 };

    it('has lost everything by the next request, with the same token', async () => {
      await store(stack, 'form_submissions', samples.submission());
      const { id, client } = await stack.signUpAdministrator('leaving@example.com');
      assert.deepEqual(await reach(client), full);
      await secret.from('administrators').delete().eq('user_id', id);
      assert.deepEqual(await reach(client), none);
    });

    it('has lost everything when the account is deleted', async () => {
      const { id, client } = await stack.signUpAdministrator('deleted@example.com');
      assert.deepEqual(await reach(client), full);
      await secret.auth.admin.deleteUser(id);
      assert.deepEqual(await reach(client), none);
    });
  });

  describe('the schema', () => {
    const inventory = () =>
      sql(`select n.nspname as schema, c.relname as name, c.relrowsecurity as secured,
             coalesce(obj_description(c.oid, 'pg_class'), '') as comment
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f')
           order by 1, 2`);

    it('has no table that this file forgets', async () => {
      const names = (await inventory()).map(({ schema, name }) => `${schema}.${name}`);
      const known = Object.keys(tables).map((name) => `public.${name}`);
      assert.deepEqual(names, [
        'private.cdn_purge',
        'private.city_page_sketches',
        'private.forgotten_changes',
        'private.former_slugs_in_bin',
        'private.mail_pace',
        'private.page_links',
        'private.rate_limit_buckets',
        'private.removed_pictures',
        'private.renames',
        'private.staff_rules',
        'private.tallies',
        ...known.sort(),
      ]);
    });

    it('secures every table by row and says what it is for', async () => {
      for (const { name, secured, comment } of await inventory()) {
        assert.equal(secured, 't', `row-level security of ${name}`);
        assert.ok((comment ?? '').length > 20, `comment of ${name}`);
      }
    });

    it('is what the site is compiled against', async () => {
      assert.equal(
        toTypeScript(await readCatalog(stack.run)),
        readFileSync(TYPES, 'utf8'),
        'The types are stale: run "npm run types:database".',
      );
    });

    it('has one policy a table, command and role, and none that lets everybody write', async () => {
      const policies = await sql(
        `select tablename, cmd, role, coalesce(with_check, qual) as condition
         from pg_policies, unnest(roles) as role where schemaname in ('public', 'private')`,
      );
      const seen = policies.map(({ tablename, cmd, role }) => `${tablename} ${cmd} ${role}`);
      assert.deepEqual(
        seen.filter((policy, index) => seen.indexOf(policy) !== index),
        [],
      );
      for (const { tablename, cmd, role, condition } of policies) {
        assert.ok(
          cmd !== 'ALL' && (role === 'anon' || role === 'authenticated'),
          `${tablename} ${cmd} ${role}`,
        );
        if (cmd !== 'SELECT')
          assert.match(condition ?? '', /is_administrator|is_owner/, `${tablename} ${cmd}`);
      }
    });

    it('lets nobody execute what is private but what constraints, policies and functions of the staff stand on', async () => {
      const executable = await sql(
        `select proname || ' ' || string_agg(role, ', ' order by role) as entry
         from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
         where pronamespace = 'private'::regnamespace and has_function_privilege(role, oid, 'execute')
         group by proname order by 1`,
      );
      assert.deepEqual(
        executable.map(({ entry }) => entry),
        [
          'address_of authenticated',
          'check_redirect authenticated',
          'delete_page authenticated',
          'digits authenticated, service_role',
          'free_slug authenticated',
          'give_names authenticated',
          'in_bin authenticated',
          'is_list authenticated, service_role',
          'is_own_address authenticated, service_role',
          'is_page authenticated',
          'is_public anon, authenticated, service_role',
          'is_service_slug authenticated, service_role',
          'is_slug authenticated, service_role',
          'item_of authenticated',
          'move_deleted_service authenticated',
          'only_administrators authenticated',
          'only_owners authenticated',
          'path_of authenticated',
          'path_part authenticated, service_role',
          'plain_path authenticated',
          'post_fields authenticated',
          'post_without authenticated',
          'put_back authenticated',
          'searchable authenticated, service_role',
          'settle_post_from_bin authenticated',
          'sound_of authenticated, service_role',
          'tags_as_text authenticated, service_role',
        ],
      );
    });

    it('raises no error without a code of its own', async () => {
      const silent = await sql(
        `select proname from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and regexp_count(prosrc, 'raise exception') > regexp_count(prosrc, 'errcode =')`,
      );
      assert.deepEqual(silent, []);
    });

    it('lets nobody move the names that its functions use', async () => {
      const open = await sql(
        `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private') and p.prosqlbody is null
           and not coalesce('search_path=""' = any (p.proconfig), false)`,
      );
      assert.deepEqual(open, []);
    });

    for (const caller of callers)
      it(`keeps what is private from ${caller}`, async () => {
        const inPrivate = await clients[caller].schema('private').from('rate_limit_buckets').select();
        assert.deepEqual([inPrivate.status, inPrivate.error?.code], [406, 'PGRST106']);
        const inPublic = await clients[caller].from('rate_limit_buckets').select();
        assert.equal(inPublic.status, 404);
        // PostgREST of version 12 passes on what the database says.
        assert.match(inPublic.error?.code ?? '', /^(PGRST205|42P01)$/);
      });
  });
});
