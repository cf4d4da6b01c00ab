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
const writer = await store(stack, 'authors', samples.author({ name: 'Ananya Rao' }));
const complete = { content: 'Text', excerpt: 'Excerpt', featured_image: '/a.webp', author_id: writer.id };
const published = { status: 'published', published_at: past };
const live = { ...published, ...complete };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

type Saved = Row & { id: string; updated_at: string };
type SaveAnswer = { saved?: Saved; conflict?: Saved; gone?: boolean };

async function save(
  id: string,
  expected: string | null,
  fields: unknown,
  client: Client = staff,
): Promise<SaveAnswer> {
  const { data } = await client
    .rpc('save_blog_post', {
      post_id: id,
      expected_updated_at: expected,
      fields,
    })
    .throwOnError();
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

/** With the field that it belongs to in the hint, where it belongs to one. */
const refusal = (message: RegExp, hint: string | null = null, code = 'PT422') => ({ code, message, hint });
const failure = (message: RegExp, code: string) => ({ code, message });
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
        await assert.rejects(
          save(randomUUID(), null, { title: 'x', slug: 'x', ...fields }),
          failure(named, '22023'),
        );
      });

    it('needs fields', async () => {
      for (const fields of [null, [], 'text'])
        await assert.rejects(
          save(randomUUID(), null, fields),
          failure(/fields of the post are missing/, '22023'),
        );
    });

    it('publishes nothing without a date, and dates nothing in the future', async () => {
      await assert.rejects(write({ status: 'published' }), refusal(/needs a published date/, 'published_at'));
      for (const status of ['draft', 'published'])
        await assert.rejects(
          write({ ...complete, status, published_at: inDays(1.01) }),
          refusal(/not be later than today/, 'published_at'),
        );
      const post = await write(live);
      await assert.rejects(
        change(post, { published_at: null }),
        refusal(/needs a published date/, 'published_at'),
      );
    });

    it('a draft needs a title alone; what is published needs the rest', async () => {
      const { saved } = await save(randomUUID(), null, { title: 'सिर्फ़ शीर्षक', slug: '' });
      assert.deepEqual([saved?.title, saved?.slug], ['सिर्फ़ शीर्षक', null]);
      assert.ok((await save(randomUUID(), null, { title: 'Another without an address' })).saved);
      await assert.rejects(save(randomUUID(), null, { title: '' }), failure(/title_check/, '23514'));
      const post = await write({ ...complete, slug: 'all-of-it' });
      for (const name of ['slug', 'content', 'excerpt', 'featured_image', 'author_id'])
        for (const nothing of name === 'author_id' ? [null] : [null, ''])
          await assert.rejects(
            change(post, { ...published, [name]: nothing }),
            refusal(/^Please fill in all required fields\.$/),
          );
      assert.equal((await change(post, published)).status, 'published');
      const unsaid = samples.post({ slug: null, ...published });
      assert.equal((await secret.from('blog_posts').insert(unsaid)).error?.code, '23514');
    });

    it('nothing that changes nothing moves a date, whichever way it comes', async () => {
      const { id, updated_at } = await write({ ...live, title: 'As it is', tags: ['SEO'] });
      const again = { title: 'As it is', tags: ['SEO'], is_featured: false, author: 'Somebody' };
      for (const client of [staff, secret]) await client.from('blog_posts').update(again).eq('id', id);
      assert.equal((await row(id)).updated_at, updated_at);
      assert.equal((await changesOf(id)).length, 1);
      await secret.from('blog_posts').update({ is_featured: true }).eq('id', id);
      assert.notEqual((await row(id)).updated_at, updated_at);
    });

    it('a day is one in India', async () => {
      const [day] = await sql(`select
        (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day') at time zone 'Asia/Kolkata' as next,
        (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day - 1 ms') at time zone 'Asia/Kolkata' as last`);
      await assert.rejects(
        write({ ...live, published_at: day?.next }),
        refusal(/later than today/, 'published_at'),
      );
      assert.equal((await write({ ...live, published_at: day?.last })).status, 'published');
    });

    it('a slug that is taken or malformed is refused by the table', async () => {
      const post = await write();
      await assert.rejects(write({ slug: post.slug }), failure(/blog_posts_slug_key/, '23505'));
      await assert.rejects(write({ slug: 'No Slug' }), failure(/slug_check/, '23514'));
    });

    for (const caller of outsiders)
      it(`${caller} saves nothing`, async () => {
        const post = await write(live);
        const attempts = [
          save(post.id, post.updated_at, { title: 'Theirs' }, clients[caller]),
          save(randomUUID(), null, { title: 'Theirs', slug: 'theirs' }, clients[caller]),
        ];
        await Promise.all(attempts.map((attempt) => assert.rejects(attempt, failure(/./, '42501'))));
        assert.equal((await row(post.id)).title, 'A post');
      });
  });

  describe('what follows from a change', () => {
    it('the date of change is set when the text of a published post really changes, and by nothing else', async () => {
      const dateOf = async ({ id }: Saved) => (await row(id)).content_updated_at;
      let post = await write({ ...complete, content: 'One two' });
      for (const step of [
        { content: 'One  two three' },
        published,
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

  describe('authors', () => {
    it('are called by their present name wherever an article states it, and nobody is overtaken by that', async () => {
      const author = await store(stack, 'authors', samples.author({ name: 'Meera Nair' }));
      const post = await write({ ...live, author_id: author.id, author: 'Somebody Else' });
      assert.equal(post.author, 'Meera Nair');
      await staff.from('authors').update({ name: 'Meera Nair Pillai' }).eq('id', author.id);
      assert.partialDeepStrictEqual(await row(post.id), {
        ...{ author: 'Meera Nair Pillai', updated_at: post.updated_at, content_updated_at: null },
      });
      assert.equal((await changesOf(post.id)).length, 1);
      const saved = await change(post, { title: 'New', author: 'Meera Nair' });
      assert.equal(saved.author, 'Meera Nair Pillai');
    });

    const remove = (author_id: unknown, redirect_to: string | null = null, client: Client = staff) =>
      client.rpc('delete_author', { author_id, redirect_to });

    it('go when they have no articles, and may leave a redirect', async () => {
      const author = await store(stack, 'authors', samples.author({ slug: 'going' }));
      const post = await write({ author_id: author.id });
      const { data } = await staff.rpc('count_author_posts');
      assert.equal((data as Row[]).find(({ author_id }) => author_id === author.id)?.articles, 1);
      assert.equal((await clients['a stranger'].rpc('count_author_posts')).error?.code, '42501');
      assert.match((await remove(author.id)).error?.message ?? '', /^This author still has 1 article\./);
      assert.equal((await staff.from('authors').delete().eq('id', author.id)).error?.code, '23503');
      await change(post, { author_id: null });
      for (const caller of outsiders) assert.ok((await remove(author.id, null, clients[caller])).error);
      assert.equal((await remove(author.id, '/author/ananya-rao')).error, null);
      assert.equal(await follow('/author/going'), '/author/ananya-rao');
      assert.equal((await remove(author.id)).error, null);
    });
  });

  describe('removing a post', () => {
    const remove = (post: Saved, redirect_to: string | null = null, client: Client = staff) =>
      client.rpc('delete_blog_post', { post_id: post.id, redirect_to });

    it('leads its readers, and those of its former addresses, where it is told', async () => {
      let post = await write({ ...live, slug: 'old-home' });
      post = await change(post, { slug: 'last-home' });
      assert.equal((await remove(post, '/blog/last-home')).error?.code, 'PT422');
      assert.equal((await remove(post, '/services/seo?from=blog')).error, null);
      for (const path of ['/blog/old-home', '/blog/last-home'])
        assert.equal(await follow(path), '/services/seo?from=blog');
      assert.equal((await remove(post, '/blog')).error, null);
    });

    it('leaves nothing when it is told nothing', async () => {
      let post = await write({ ...live, slug: 'gone-1' });
      post = await change(post, { slug: 'gone-2' });
      for (const caller of outsiders) assert.ok((await remove(post, null, clients[caller])).error);
      assert.equal((await remove(post)).error, null);
      for (const path of ['/blog/gone-1', '/blog/gone-2']) assert.equal(await follow(path), null);
    });

    it('is preceded by what leads there', async () => {
      const path = '/blog/much-linked';
      let post = await write({ ...live, slug: 'much-linked-once', title: 'Linked to' });
      post = await change(post, { slug: 'much-linked' });
      await follow('/blog/much-linked-once');
      const texts = [
        '[it](/blog/much-linked)',
        '<https://site.example/blog/much-linked#part>',
        'See [it](/blog/much-linked/).',
        '[other](/blog/much-linked-too), ![p](/images/blog/much-linked.webp), [x](/blog/much-linked/more)',
      ];
      const ids = [];
      for (const [index, content] of texts.entries())
        ids.push((await write({ title: `Text ${index}`, content })).id);
      await store(stack, 'city_pages', samples.cityPage({ intro_paragraph: `Read <a href="${path}">` }));
      const { data, error } = await staff.rpc('list_links_to', { path });
      assert.equal(error, null);
      const found = (data as Row[]).map(({ kind, label, hits }) => [kind, label, hits]);
      assert.deepEqual(found.slice(0, 3), [
        ['post', 'Text 0', null],
        ['post', 'Text 1', null],
        ['post', 'Text 2', null],
      ]);
      assert.equal(found[3]?.[0], 'city page');
      assert.deepEqual(found.slice(4), [['redirect', '/blog/much-linked-once', 1]]);
      for (const caller of outsiders)
        assert.equal((await clients[caller].rpc('list_links_to', { path })).error?.code, '42501');
      assert.equal((await staff.rpc('list_links_to', { path: '/a.*' })).error?.code, '22023');
    });
  });

  describe('the history', () => {
    it('says what became different, by whom and when, and holds what is needed to go back', async () => {
      let post = await write(complete);
      post = await change(post, { ...published, title: 'New', tags: ['SEO'] });
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

    it('a column that is added to posts is a field at once: saved, kept, named, and a change', async () => {
      await sql(`alter table public.blog_posts add column call_to_action text not null default ''`);
      try {
        const post = await write({ ...live, call_to_action: 'Write to us' });
        const changed = await change(post, { call_to_action: 'Ring us up' });
        assert.notEqual(changed.updated_at, post.updated_at);
        assert.equal(changed.call_to_action, 'Ring us up');
        const [version] = await changesOf(post.id);
        assert.equal(version?.change, 'Changed: call to action');
        assert.equal(version?.fields.call_to_action, 'Ring us up');
        const { data } = await secret
          .from('indexnow_deliveries')
          .select('reason')
          .eq('path', `/blog/${post.slug}`);
        assert.deepEqual(data, [{ reason: 'changed' }]);
      } finally {
        await sql('alter table public.blog_posts drop column call_to_action');
      }
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

    it('lies in the bin with the post, and outlives the account of whoever wrote it', async () => {
      const { id, client } = await stack.signUpAdministrator('writer@example.com');
      const { saved } = await save(randomUUID(), null, { title: 'Theirs', slug: 'by-a-writer' }, client);
      await secret.auth.admin.deleteUser(id);
      assert.partialDeepStrictEqual(await changesOf(saved?.id ?? ''), [
        { changed_by: null, changed_by_email: 'writer@example.com' },
      ]);
      await staff.from('blog_posts').delete().eq('id', saved?.id);
      assert.equal((await changesOf(saved?.id ?? '')).length, 1);
    });
  });

  describe('drafts', () => {
    type Kept = Row & { id: string; post_id: string; updated_at: string };
    const put = async (change: Row = {}, client: Client = staff): Promise<Kept> => {
      const draft = {
        ...{ draft_id: randomUUID(), of_post: randomUUID(), by_editor: randomUUID(), seen: null },
        ...{ began_with: null, typed: { title: 'Typed' }, ...change },
      };
      const { data } = await client.rpc('keep_blog_post_draft', draft).throwOnError();
      return data;
    };
    const read = async (id: string) => {
      const { data } = await secret.from('blog_post_drafts').select('fields, writer').eq('id', id);
      return data?.[0] ?? null;
    };
    const listed = async (client: Client = staff) =>
      (await client.rpc('list_blog_post_drafts')).data as Row[];

    it('each is its own, however many there are of a post, and one editor goes on with the one it began', async () => {
      const [draft_id, of_post, by_editor] = [randomUUID(), randomUUID(), randomUUID()];
      const first = await put({ draft_id, of_post, by_editor });
      const again = await put({ draft_id, of_post, by_editor, typed: { title: 'More' } });
      const another = await put({ of_post });
      assert.equal(again.id, first.id);
      assert.notEqual(another.id, first.id);
      assert.deepEqual((await read(draft_id))?.fields, { title: 'More' });
    });

    it('a second tab goes on with what it has seen, and the first then keeps its own beside it', async () => {
      const first = await put({ typed: { title: 'First tab' } });
      const here = { draft_id: first.id, of_post: first.post_id };
      const second = await put({ ...here, seen: first.updated_at, typed: { title: 'Second tab' } });
      assert.equal(second.id, first.id);
      const late = await put({ ...here, by_editor: first.writer, typed: { title: 'First tab again' } });
      assert.notEqual(late.id, first.id);
      assert.deepEqual((await read(first.id))?.fields, { title: 'Second tab' });
      assert.deepEqual((await read(late.id))?.fields, { title: 'First tab again' });
    });

    it('what was written on since it was seen is left alone', async () => {
      const shown = await put();
      const here = { draft_id: shown.id, of_post: shown.post_id };
      await put({ ...here, by_editor: shown.writer, typed: { title: 'Written on' } });
      const other = await put({ ...here, seen: shown.updated_at, typed: { title: 'Restored' } });
      assert.notEqual(other.id, shown.id);
      assert.deepEqual((await read(shown.id))?.fields, { title: 'Written on' });
    });

    it('ends with the save it was made for, and with nothing else', async () => {
      const post = await write();
      const [mine, beside] = [await put({ of_post: post.id }), await put({ of_post: post.id })];
      const other = await stack.signUpAdministrator('beside@example.com');
      const theirs = await put({ of_post: post.id }, other.client);
      for (const draft_id of [mine.id, theirs.id])
        await staff.rpc('save_blog_post', {
          ...{ post_id: post.id, expected_updated_at: (await row(post.id)).updated_at },
          ...{ fields: { title: `Saved ${draft_id}` }, draft_id },
        });
      assert.equal(await read(mine.id), null);
      await staff.from('blog_posts').delete().eq('id', post.id);
      assert.ok(await read(beside.id));
      assert.ok(await read(theirs.id));
    });

    it('one that was refused as a conflict stays', async () => {
      const post = await write();
      const draft = await put({ of_post: post.id });
      const { data } = await staff.rpc('save_blog_post', {
        ...{ post_id: post.id, expected_updated_at: past, fields: { title: 'x' }, draft_id: draft.id },
      });
      assert.ok(data.conflict);
      assert.ok(await read(draft.id));
    });

    it('everybody on the staff sees whose there are, and reads, changes and ends their own alone', async () => {
      const post = await write({ title: 'Stored title' });
      const draft = await put({ of_post: post.id, began_with: post.updated_at });
      const other = await stack.signUpAdministrator('other@example.com');
      const seen = async (client: Client) => (await listed(client)).find(({ id }) => id === draft.id);
      const told = { title: 'Typed', owner_email: 'staff@example.com', is_stored: true, was_stored: true };
      assert.partialDeepStrictEqual(await seen(staff), { ...told, is_mine: true });
      assert.partialDeepStrictEqual(await seen(other.client), { ...told, is_mine: false });
      const { data } = await other.client.rpc('list_blog_post_drafts', { of_post: post.id });
      assert.deepEqual(
        (data as Row[]).map(({ id }) => id),
        [draft.id],
      );
      for (const client of [other.client, clients['a stranger']]) {
        const drafts = () => client.from('blog_post_drafts');
        const read = await drafts().select('id').eq('id', draft.id);
        const changed = await drafts().update({ fields: {} }).eq('id', draft.id).select('id');
        const deleted = await drafts().delete().eq('id', draft.id).select('id');
        assert.deepEqual([read.data, changed.data, deleted.data], [[], [], []]);
        const forged = await drafts().insert({
          ...{ owner: await idOf(staff), post_id: post.id, writer: randomUUID(), fields: {} },
        });
        assert.deepEqual([forged.status, forged.error?.code], [403, '42501']);
      }
      const own = await put({}, other.client);
      assert.equal(own.owner, other.id);
      const given = await other.client
        .from('blog_post_drafts')
        .update({ owner: await idOf(staff) })
        .eq('id', own.id);
      assert.equal(given.error?.code, '42501');
    });

    for (const caller of outsiders)
      it(`${caller} has none, and is told of none`, async () => {
        await assert.rejects(put({}, clients[caller]), failure(/./, '42501'));
        assert.equal((await clients[caller].rpc('list_blog_post_drafts')).error?.code, '42501');
        assert.deepEqual((await clients[caller].from('blog_post_drafts').select('id')).data ?? [], []);
      });

    it('holds the longest article and not much more', async () => {
      await put({ typed: { content: 'x'.repeat(1_000_000) } });
      await assert.rejects(put({ typed: { content: 'x'.repeat(1_300_000) } }), failure(/./, '23514'));
    });

    it('two hundred of one person are enough', async () => {
      const { id, client } = await stack.signUpAdministrator('collector@example.com');
      await sql(
        `insert into public.blog_post_drafts (post_id, owner, writer, fields)
         select gen_random_uuid(), $1, gen_random_uuid(), '{}' from generate_series(1, 200)`,
        id,
      );
      await assert.rejects(put({}, client), refusal(/^You have 200 drafts/));
    });
  });

  describe('redirects', () => {
    const add = async (source: string, target: string, client: Client = staff) => {
      const { data } = await client.rpc('add_redirect', { source, target }).throwOnError();
      return data as Row & { id: string };
    };
    const update = async (id: string, source: string, target: string, client: Client = staff) => {
      const { data } = await client
        .rpc('update_redirect', { redirect_id: id, source, target })
        .throwOnError();
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
      const back = refusal(/lead back to \/loop-3/, 'target');
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
      await assert.rejects(
        update(id, '/target-moved', '/blog'),
        refusal(/There is a redirect from/, 'source'),
      );
      await assert.rejects(
        update(randomUUID(), '/x', '/y'),
        refusal(/was removed in the meantime/, null, 'PT409'),
      );
    });

    it('a page that is published is not covered', async () => {
      const post = await write(live);
      const draft = await write();
      const author = await store(stack, 'authors', samples.author());
      for (const path of [`/blog/${post.slug}`, `/author/${author.slug}`, `/Blog/${post.slug}/`])
        await assert.rejects(add(path, '/contact'), refusal(/A page is published at/, 'source'), path);
      assert.equal((await add(`/blog/${draft.slug}`, '/contact')).hits, 0);
      const direct = await staff
        .from('slug_redirects')
        .insert({ source_path: `/blog/${post.slug}`, target_path: '/' });
      assert.equal(direct.error?.code, 'PT422');
    });

    it('addresses that are none, or not of this site, are refused in words', async () => {
      for (const source of ['', 'blog/a', 'https://a.example/', '/a?b', '/a#b', '/a b'])
        await assert.rejects(add(source, '/contact'), refusal(/^The old address must/, 'source'), source);
      for (const target of ['', 'blog', '//evil.example', 'https://evil.example', '/\\evil', '/a b'])
        await assert.rejects(add('/free', target), refusal(/^The new address must/, 'target'), target);
      await add('/twice', '/contact');
      await assert.rejects(
        add('/twice', '/blog'),
        refusal(/There is a redirect from \/twice already/, 'source'),
      );
    });

    for (const caller of outsiders)
      it(`${caller} neither adds nor changes one`, async () => {
        const { id } = await add(`/safe-from-${caller.replace(' ', '-')}`, '/contact');
        const forbidden = failure(/./, '42501');
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
