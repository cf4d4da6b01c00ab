import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { type Client, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const staff = clients['an administrator'];
const visitor = clients['a visitor'];
const outsiders = ['a visitor', 'a stranger'] as const;

const past = '2026-01-01T00:00:00+00:00';
const live = { status: 'published', published_at: past };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

type Saved = Row & { id: string; updated_at: string };
type SaveAnswer = { saved?: Saved; conflict?: Saved; gone?: boolean };

async function save(
  id: string,
  expected: string | null,
  fields: unknown,
  client: Client = staff,
): Promise<SaveAnswer> {
  const { data, error } = await client.rpc('save_blog_post', {
    post_id: id,
    expected_updated_at: expected,
    fields,
  });
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return data;
}

let made = 0;
async function write(fields: Row = {}): Promise<Saved> {
  const { saved } = await save(randomUUID(), null, { title: 'A post', slug: `written-${++made}`, ...fields });
  return saved ?? assert.fail();
}

async function change(post: Saved, fields: Row): Promise<Saved> {
  const { saved } = await save(post.id, post.updated_at, fields);
  return saved ?? assert.fail('a conflict');
}

const refusal = (message: RegExp, code = 'P0001') => ({ code, message });
const row = async (id: unknown) => {
  const { data } = await secret.from('blog_posts').select('*').eq('id', id).single();
  return data ?? assert.fail();
};
const follow = async (path: unknown, client: Client = visitor): Promise<string | null> => {
  const { data, error } = await client.rpc('follow_redirect', { path });
  assert.equal(error, null);
  return data;
};
const changesOf = async (id: string) => {
  const { data } = await staff
    .from('blog_post_versions')
    .select('change, title, slug, fields, changed_by, changed_by_email, changed_at')
    .eq('post_id', id)
    .order('changed_at', { ascending: false });
  return data ?? assert.fail();
};

describe('the blog of the staff', () => {
  after(stack.close);

  describe('saving', () => {
    it('a new post gets what was not given from the defaults', async () => {
      const post = await write({ tags: ['SEO', 'audits'], category: 'SEO' });
      assert.partialDeepStrictEqual(await row(post.id), {
        ...{ title: 'A post', status: 'draft', excerpt: '', tags: ['SEO', 'audits'] },
        ...{ categories: ['SEO'], published_at: null, content_updated_at: null },
      });
    });

    it('a save changes the fields given and leaves the others', async () => {
      const post = await write({ excerpt: 'Kept' });
      const saved = await change(post, { title: 'New' });
      assert.deepEqual([saved.title, saved.excerpt], ['New', 'Kept']);
      assert.notEqual(saved.updated_at, post.updated_at);
    });

    it('a save that changes nothing moves no date and adds nothing to the history', async () => {
      const post = await write();
      assert.equal((await change(post, { title: 'A post', tags: [] })).updated_at, post.updated_at);
      assert.equal((await changesOf(post.id)).length, 1);
    });

    it('the second of two editors is told what the first has saved, and nothing is overwritten', async () => {
      const post = await write({ content: 'One' });
      const first = await change(post, { content: 'Two' });
      for (const expected of [post.updated_at, null]) {
        const { conflict } = await save(post.id, expected, { content: 'Three', title: 'Mine' });
        assert.deepEqual(conflict, first);
      }
      assert.partialDeepStrictEqual(await row(post.id), { content: 'Two', title: 'A post' });
    });

    it('a new post that is sent twice is one post', async () => {
      const id = randomUUID();
      const fields = { title: 'Sent twice', slug: `written-${++made}` };
      const { saved } = await save(id, null, fields);
      assert.deepEqual((await save(id, null, fields)).conflict, saved);
      assert.equal(saved?.id, id);
    });

    it('a post that was deleted is gone, and can be made again under its id', async () => {
      const post = await write();
      await staff.from('blog_posts').delete().eq('id', post.id);
      assert.deepEqual(await save(post.id, post.updated_at, { title: 'Late' }), { gone: true });
      const { saved } = await save(post.id, null, { title: 'Again', slug: post.slug });
      assert.partialDeepStrictEqual(saved, { id: post.id, title: 'Again' });
    });

    it('a reading in between is no conflict', async () => {
      const post = await write(live);
      await visitor.rpc('increment_blog_post_view', { post_slug: post.slug });
      assert.equal((await change(post, { title: 'New' })).title, 'New');
    });

    it('of twenty saves at once one is kept', async () => {
      const post = await write();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => save(post.id, post.updated_at, { title: `Title ${index}` })),
      );
      assert.equal(answers.filter(({ saved }) => saved).length, 1);
      assert.equal(answers.filter(({ conflict }) => conflict).length, 19);
    });

    it('a post that was deleted in between is gone', async () => {
      const post = await write();
      await staff.from('blog_posts').delete().eq('id', post.id);
      assert.deepEqual(await save(post.id, post.updated_at, { title: 'New' }), { gone: true });
    });

    for (const [unknown, fields] of Object.entries({
      view_count: { view_count: 9 },
      content_updated_at: { content_updated_at: past },
      'created_at, id': { id: randomUUID(), created_at: past },
    }))
      it(`does not know the field ${unknown}`, async () => {
        const named = new RegExp(`^A post has no field named ${unknown}\\.$`);
        await assert.rejects(save(randomUUID(), null, { title: 'x', slug: 'x', ...fields }), refusal(named));
      });

    it('needs fields', async () => {
      for (const fields of [null, [], 'text'])
        await assert.rejects(save(randomUUID(), null, fields), refusal(/fields of the post are missing/));
    });

    it('publishes nothing without a date, and dates nothing in the future', async () => {
      await assert.rejects(write({ status: 'published' }), refusal(/needs a published date/));
      for (const status of ['draft', 'published'])
        await assert.rejects(
          write({ status, published_at: inDays(1.01) }),
          refusal(/not be later than today/),
        );
      const post = await write(live);
      await assert.rejects(change(post, { published_at: null }), refusal(/needs a published date/));
    });

    it('a day is one in India', async () => {
      const [day] = await sql(`select
        (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day') at time zone 'Asia/Kolkata' as next,
        (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day - 1 ms') at time zone 'Asia/Kolkata' as last`);
      await assert.rejects(write({ ...live, published_at: day?.next }), refusal(/later than today/));
      assert.equal((await write({ ...live, published_at: day?.last })).status, 'published');
    });

    it('a slug that is taken or malformed is refused by the table', async () => {
      const post = await write();
      await assert.rejects(write({ slug: post.slug }), refusal(/blog_posts_slug_key/, '23505'));
      await assert.rejects(write({ slug: 'No Slug' }), refusal(/slug_check/, '23514'));
    });

    for (const caller of outsiders)
      it(`${caller} saves nothing`, async () => {
        const post = await write(live);
        const attempts = [
          save(post.id, post.updated_at, { title: 'Theirs' }, clients[caller]),
          save(randomUUID(), null, { title: 'Theirs', slug: 'theirs' }, clients[caller]),
        ];
        for (const attempt of attempts) await assert.rejects(attempt, refusal(/./, '42501'));
        assert.equal((await row(post.id)).title, 'A post');
      });
  });

  describe('what follows from a change', () => {
    it('the date of change is set when the text of a published post really changes, and by nothing else', async () => {
      const dateOf = async ({ id }: Saved) => (await row(id)).content_updated_at;
      let post = await write({ content: 'One two' });
      for (const step of [
        { content: 'One  two three' },
        live,
        { excerpt: 'New', tags: ['SEO'], meta_title: 'New', slug: 'text-unchanged' },
        { content: 'One two\n\nthree\n' },
      ]) {
        post = await change(post, step);
        assert.equal(await dateOf(post), null, JSON.stringify(step));
      }
      post = await change(post, { content: 'One two four' });
      const first = await dateOf(post);
      assert.ok(first);
      post = await change(post, { title: 'Another title' });
      assert.ok((await dateOf(post)) > first);
      const second = await dateOf(post);
      post = await change(post, { status: 'draft', content: 'Five' });
      assert.equal(await dateOf(post), second);
    });

    it('the first of the categories is the category', async () => {
      const categories = async (id: unknown) => (await row(id)).categories;
      let post = await write({ category: 'SEO' });
      assert.deepEqual(await categories(post.id), ['SEO']);
      await secret
        .from('blog_posts')
        .update({ categories: ['SEO', 'Audits'] })
        .eq('id', post.id);
      post = (await row(post.id)) as Saved;
      post = await change(post, { category: 'Analytics' });
      assert.deepEqual(await categories(post.id), ['Analytics', 'Audits']);
      post = await change(post, { category: 'Audits' });
      assert.deepEqual(await categories(post.id), ['Audits']);
      post = await change(post, { category: '' });
      assert.deepEqual(await categories(post.id), []);
      const old = await store(stack, 'blog_posts', samples.post({ categories: ['SEO', 'PPC'] }));
      assert.equal((await row(old.id)).category, 'SEO');
    });

    it('a post that is published as featured takes the place of the one before', async () => {
      const featured = async (...posts: Saved[]) =>
        Promise.all(posts.map(async ({ id }) => (await row(id)).is_featured));
      const one = await write({ ...live, is_featured: true });
      let two = await write({ is_featured: true });
      assert.deepEqual(await featured(one, two), [true, true]);
      two = await change(two, live);
      assert.deepEqual(await featured(one, two), [false, true]);
      await sql(`update public.blog_posts set is_featured = true where id in ($1, $2)`, one.id, two.id);
      assert.equal((await featured(one, two)).filter(Boolean).length, 1);
      const [all] = await sql(
        `select count(*) from public.blog_posts where is_featured and status = 'published'`,
      );
      assert.equal(all?.count, '1');
    });
  });

  describe('the history', () => {
    it('says what became different, by whom and when, and holds what is needed to go back', async () => {
      let post = await write({ content: 'One' });
      post = await change(post, { ...live, title: 'New', tags: ['SEO'] });
      post = await change(post, { status: 'draft' });
      const versions = await changesOf(post.id);
      assert.deepEqual(
        versions.map(({ change, title }) => [change, title]),
        [
          ['Unpublished', 'New'],
          ['Published; Changed: title, tags, published date', 'New'],
          ['Created', 'A post'],
        ],
      );
      const [account] = await sql(`select id from auth.users where email = 'staff@example.com'`);
      for (const { changed_by, changed_by_email } of versions)
        assert.deepEqual([changed_by, changed_by_email], [account?.id, 'staff@example.com']);
      const restored = await change(post, versions.at(-1)?.fields ?? {});
      assert.deepEqual([restored.title, restored.tags], ['A post', []]);
      assert.equal((await changesOf(post.id))[0]?.change, 'Changed: title, tags, published date');
    });

    it('a reading is no version', async () => {
      const post = await write(live);
      await visitor.rpc('increment_blog_post_view', { post_slug: post.slug });
      await sql('update public.blog_posts set view_count = 9 where id = $1', post.id);
      assert.equal((await changesOf(post.id)).length, 1);
    });

    it('begins with the state before it, for a post that is older', async () => {
      const post = await write({ content: 'Before' });
      await sql('delete from public.blog_post_versions where post_id = $1', post.id);
      await change(post, { content: 'After' });
      assert.deepEqual(
        (await changesOf(post.id)).map(({ change, fields, changed_by }) => [
          change,
          fields.content,
          Boolean(changed_by),
        ]),
        [
          ['Changed: text', 'After', true],
          ['As it was before its history began', 'Before', false],
        ],
      );
    });

    it('keeps the last fifty states of each post', async () => {
      const other = await write();
      const post = await write();
      for (let number = 1; number <= 55; number++)
        await sql('update public.blog_posts set title = $2 where id = $1', post.id, `Title ${number}`);
      const titles = (await changesOf(post.id)).map(({ title }) => title);
      assert.deepEqual([titles.length, titles[0], titles.at(-1)], [50, 'Title 55', 'Title 6']);
      assert.equal((await changesOf(other.id)).length, 1);
    });

    it('goes with the post, and outlives the account of whoever wrote it', async () => {
      const { id, client } = await stack.signUpAdministrator('writer@example.com');
      const { saved } = await save(randomUUID(), null, { title: 'Theirs', slug: 'by-a-writer' }, client);
      await secret.auth.admin.deleteUser(id);
      assert.partialDeepStrictEqual(await changesOf(saved?.id ?? ''), [
        { changed_by: null, changed_by_email: 'writer@example.com' },
      ]);
      await staff.from('blog_posts').delete().eq('id', saved?.id);
      assert.deepEqual(await changesOf(saved?.id ?? ''), []);
    });
  });

  describe('autosaved drafts', () => {
    const put = (client: Client, draft: Row) =>
      client.from('blog_post_drafts').upsert(draft, { onConflict: 'owner,post_id' }).select('id, fields');

    it('an administrator has one a post and one for a new post', async () => {
      const post = await write();
      for (const post_id of [null, post.id]) {
        const ids = [];
        for (const title of ['One', 'Two']) {
          const { data, error } = await put(staff, { post_id, fields: { title }, owner: await idOf(staff) });
          assert.equal(error, null);
          assert.deepEqual(data?.[0]?.fields, { title });
          ids.push(data?.[0]?.id);
        }
        assert.equal(ids[0], ids[1]);
      }
      const { data } = await staff.from('blog_post_drafts').select('id');
      assert.equal(data?.length, 2);
      await staff.from('blog_posts').delete().eq('id', post.id);
      assert.equal((await staff.from('blog_post_drafts').select('id')).data?.length, 1);
    });

    it('nobody sees, changes or makes those of somebody else', async () => {
      const post = await write();
      const other = await stack.signUpAdministrator('other@example.com');
      const { data: drafts } = await put(staff, { post_id: post.id, fields: {}, owner: await idOf(staff) });
      const id = drafts?.[0]?.id;
      for (const client of [other.client, clients['a stranger']]) {
        const seen = await client.from('blog_post_drafts').select('id').eq('id', id);
        const changed = await client
          .from('blog_post_drafts')
          .update({ fields: { a: 1 } })
          .eq('id', id)
          .select('id');
        const deleted = await client.from('blog_post_drafts').delete().eq('id', id).select('id');
        assert.deepEqual([seen.data, changed.data, deleted.data], [[], [], []]);
        const forged = await client
          .from('blog_post_drafts')
          .insert({ fields: {}, owner: await idOf(staff), post_id: (await write()).id });
        assert.deepEqual([forged.status, forged.error?.code], [403, '42501']);
      }
      const own = await other.client.from('blog_post_drafts').insert({ fields: {} }).select('owner').single();
      assert.equal(own.data?.owner, other.id);
      const given = await other.client
        .from('blog_post_drafts')
        .update({ owner: await idOf(staff) })
        .eq('owner', other.id);
      assert.equal(given.error?.code, '42501');
    });

    it('a stranger and a visitor have none', async () => {
      const stranger = await clients['a stranger'].from('blog_post_drafts').insert({ fields: {} });
      assert.deepEqual([stranger.status, stranger.error?.code], [403, '42501']);
      const unknown = await visitor.from('blog_post_drafts').select('id');
      assert.deepEqual([unknown.status, unknown.error?.code], [401, '42501']);
    });

    it('holds the longest article and not much more', async () => {
      const sized = async (length: number) => {
        const post = await write();
        const fields = { content: 'x'.repeat(length) };
        return (await put(staff, { post_id: post.id, fields, owner: await idOf(staff) })).error?.code;
      };
      assert.equal(await sized(1_000_000), undefined);
      assert.equal(await sized(1_300_000), '23514');
    });
  });

  describe('redirects', () => {
    const add = async (source: string, target: string, client: Client = staff) => {
      const { data, error } = await client.rpc('add_redirect', { source, target });
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
      return data as Row & { id: string };
    };
    const update = async (id: string, source: string, target: string, client: Client = staff) => {
      const { data, error } = await client.rpc('update_redirect', { redirect_id: id, source, target });
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
      return data as Row;
    };

    it('a path that did not move leads nowhere', async () => {
      for (const path of ['/nowhere', '', '%', null]) assert.equal(await follow(path), null);
    });

    it('each hit is counted, whoever follows', async () => {
      const { id } = await add('/counted', '/contact');
      for (const client of Object.values(clients)) assert.equal(await follow('/counted', client), '/contact');
      const { data } = await staff.from('slug_redirects').select('hits, last_hit_at').eq('id', id).single();
      assert.equal(data?.hits, 4);
      assert.ok(Date.now() - Date.parse(data?.last_hit_at) < 60_000);
    });

    it('a published post that is renamed leaves one, in one step from each of its names', async () => {
      let post = await write({ ...live, slug: 'name-1' });
      await add('/old-campaign', '/blog/name-1#prices');
      for (const slug of ['name-2', 'name-3', 'name-4']) post = await change(post, { slug });
      for (const old of ['name-1', 'name-2', 'name-3'])
        assert.equal(await follow(`/blog/${old}`), '/blog/name-4');
      assert.equal(await follow('/old-campaign'), '/blog/name-4#prices');
      post = await change(post, { slug: 'name-2' });
      assert.equal(await follow('/blog/name-2'), null);
      for (const old of ['name-1', 'name-3', 'name-4'])
        assert.equal(await follow(`/blog/${old}`), '/blog/name-2');
    });

    it('a draft, and a post dated tomorrow, leave none', async () => {
      const draft = await write({ slug: 'draft-1' });
      await change(draft, { slug: 'draft-2' });
      const later = { slug: 'later-1', status: 'published', published_at: inDays(1) };
      const scheduled = await store(stack, 'blog_posts', samples.post(later));
      await secret.from('blog_posts').update({ slug: 'later-2' }).eq('id', scheduled.id);
      for (const path of ['/blog/draft-1', '/blog/later-1']) assert.equal(await follow(path), null);
    });

    it('a post that is withdrawn or deleted has none that lead to it, and gets them back with its return', async () => {
      let post = await write({ ...live, slug: 'return-1' });
      post = await change(post, { slug: 'return-2' });
      post = await change(post, { status: 'draft' });
      assert.equal(await follow('/blog/return-1'), null);
      post = await change(post, { slug: 'return-3' });
      post = await change(post, { status: 'published' });
      for (const old of ['return-1', 'return-2'])
        assert.equal(await follow(`/blog/${old}`), '/blog/return-3');
      await staff.from('blog_posts').delete().eq('id', post.id);
      for (const old of ['return-1', 'return-2']) assert.equal(await follow(`/blog/${old}`), null);
    });

    it('a post that is published at an address that had moved is reachable', async () => {
      const moved = await write({ ...live, slug: 'reused' });
      await change(moved, { slug: 'reused-moved' });
      const draft = await write({ slug: 'reused' });
      assert.equal(await follow('/blog/reused'), '/blog/reused-moved');
      await change(draft, live);
      assert.equal(await follow('/blog/reused'), null);
    });

    it('an author who is renamed leaves one, and one who goes leaves none', async () => {
      const author = await store(stack, 'authors', samples.author({ slug: 'maiden-name' }));
      await staff.from('authors').update({ slug: 'married-name' }).eq('id', author.id);
      await staff.from('authors').update({ slug: 'pen-name' }).eq('id', author.id);
      assert.equal(await follow('/author/maiden-name'), '/author/pen-name');
      assert.equal(await follow('/author/married-name'), '/author/pen-name');
      await store(stack, 'authors', samples.author({ slug: 'maiden-name' }));
      assert.equal(await follow('/author/maiden-name'), null);
      await staff.from('authors').delete().eq('id', author.id);
      assert.equal(await follow('/author/married-name'), null);
    });

    it('one that is added joins the chain at both ends', async () => {
      await add('/c', '/d');
      await add('/a', '/b?page=2');
      assert.equal((await add('/b', '/c')).target_path, '/d');
      assert.equal(await follow('/a'), '/d?page=2');
      assert.equal(await follow('/b'), '/d');
    });

    it('a loop is refused, of whatever length', async () => {
      await add('/loop-1', '/loop-2');
      await add('/loop-2', '/loop-3');
      const back = refusal(/lead back to \/loop-3/);
      for (const target of ['/loop-1', '/loop-2#a', '/loop-3', '/loop-3#a'])
        await assert.rejects(add('/loop-3', target), back, target);
      const free = await add('/loop-free', '/contact');
      await assert.rejects(update(free.id, '/loop-3', '/loop-1'), back);
      assert.equal(await follow('/loop-1'), '/loop-3');
    });

    it('one that is changed keeps its hits and the rules', async () => {
      const { id } = await add('/edited', '/contact');
      await follow('/edited');
      await add('/target-moved', '/services');
      const changed = await update(id, '/Edited-Too/', ' /target-moved ');
      assert.partialDeepStrictEqual(changed, {
        source_path: '/edited-too',
        target_path: '/services',
        hits: 1,
      });
      await assert.rejects(update(id, '/target-moved', '/blog'), refusal(/There is a redirect from/));
      await assert.rejects(update(randomUUID(), '/x', '/y'), refusal(/was removed in the meantime/));
    });

    it('a page that is published is not covered', async () => {
      const post = await write(live);
      const draft = await write();
      const author = await store(stack, 'authors', samples.author());
      for (const path of [`/blog/${post.slug}`, `/author/${author.slug}`, `/Blog/${post.slug}/`])
        await assert.rejects(add(path, '/contact'), refusal(/A page is published at/), path);
      assert.equal((await add(`/blog/${draft.slug}`, '/contact')).hits, 0);
      const direct = await staff
        .from('slug_redirects')
        .insert({ source_path: `/blog/${post.slug}`, target_path: '/' });
      assert.equal(direct.error?.code, 'P0001');
    });

    it('addresses that are none, or not of this site, are refused in words', async () => {
      for (const source of ['', 'blog/a', 'https://a.example/', '/a?b', '/a#b', '/a b'])
        await assert.rejects(add(source, '/contact'), refusal(/^The old address must/), source);
      for (const target of ['', 'blog', '//evil.example', 'https://evil.example', '/\\evil', '/a b'])
        await assert.rejects(add('/free', target), refusal(/^The new address must/), target);
      await add('/twice', '/contact');
      await assert.rejects(add('/twice', '/blog'), refusal(/There is a redirect from \/twice already/));
    });

    for (const caller of outsiders)
      it(`${caller} neither adds nor changes one`, async () => {
        const { id } = await add(`/safe-from-${caller.replace(' ', '-')}`, '/contact');
        const forbidden = refusal(/./, '42501');
        await assert.rejects(add('/theirs', '/contact', clients[caller]), forbidden);
        await assert.rejects(update(id, '/theirs', '/blog', clients[caller]), forbidden);
        assert.equal(await follow('/theirs'), null);
      });
  });

  describe('pictures, where there is a storage', () => {
    const migration = readFileSync(
      join(import.meta.dirname, '../migrations/20261121001200_blog_images.sql'),
      'utf8',
    );

    it('are added, listed and removed by administrators only, and changed by nobody', async () => {
      // The tables of a hosted project, as far as the migration touches them.
      for (const statement of [
        'create schema if not exists storage',
        `create table if not exists storage.buckets (id text primary key, name text not null, public boolean,
           file_size_limit bigint, allowed_mime_types text[])`,
        `create table if not exists storage.objects (id uuid primary key default gen_random_uuid(),
           bucket_id text references storage.buckets (id), name text)`,
        'alter table storage.objects enable row level security',
        migration,
        migration,
      ])
        await sql(statement);
      const [bucket] = await sql(
        `select public, file_size_limit from storage.buckets where id = 'blog-images'`,
      );
      assert.deepEqual(bucket, { public: 't', file_size_limit: '5242880' });
      const policies = await sql(
        `select cmd, roles::text, coalesce(qual, with_check) as condition from pg_policies
         where schemaname = 'storage' and policyname like '%blog images' order by cmd`,
      );
      assert.deepEqual(
        policies.map(({ cmd, roles }) => [cmd, roles]),
        [
          ['DELETE', '{authenticated}'],
          ['INSERT', '{authenticated}'],
          ['SELECT', '{authenticated}'],
        ],
      );
      for (const { condition } of policies) assert.match(condition ?? '', /blog-images.*is_administrator/s);
    });
  });
});

async function idOf(client: Client): Promise<string> {
  const { data } = await client.auth.getUser();
  return data.user?.id ?? assert.fail();
}
