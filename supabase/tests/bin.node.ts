import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { type Client, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const staff = clients['an administrator'];

const bringBack = async (kind: string, id: unknown, client: Client = staff) => {
  const { data, error } = await client.rpc('bring_back', { of_kind: kind, of_item: id });
  return error ? { code: error.code, message: error.message } : data;
};
const inBin = async (): Promise<unknown[]> => {
  const { data, error } = await staff.rpc('list_bin');
  assert.equal(error, null);
  return data.map(({ item_id }: Row) => item_id);
};
const rowOf = async (table: string, { id }: Row) =>
  (await secret.from(table).select().eq('id', id).maybeSingle()).data;
const author = await store(stack, 'authors', samples.author());
const live = (change: Row = {}) =>
  store(
    stack,
    'blog_posts',
    samples.post({
      status: 'published',
      published_at: '2026-01-01T00:00:00Z',
      author_id: author.id,
      ...change,
    }),
  );
const deletePost = async ({ id }: Row, redirect_to?: string) => {
  const { error } = await staff.rpc('delete_blog_post', { post_id: id, redirect_to });
  assert.equal(error, null);
};

describe('the bin', () => {
  after(stack.close);

  it('gives an article back as it was, with its history, its readings and what led to it', async () => {
    const post = await live({ view_count: 41 });
    await staff.from('blog_posts').update({ title: 'Changed' }).eq('id', post.id);
    const redirect = await store(
      stack,
      'slug_redirects',
      samples.redirect({ target_path: `/blog/${post.slug}` }),
    );
    const before = await rowOf('blog_posts', post);
    await deletePost(post);
    assert.ok((await inBin()).includes(post.id));
    assert.ok(!(await inBin()).includes(redirect.id), 'it lies there with its page');
    assert.deepEqual(await bringBack('article', post.id), {
      ...{ kind: 'article', item_id: post.id, label: 'Changed', notes: [] },
    });
    assert.deepEqual(await rowOf('blog_posts', post), before);
    const versions = await staff
      .from('blog_post_versions')
      .select('change')
      .eq('post_id', post.id)
      .order('changed_at');
    assert.deepEqual(
      versions.data?.map(({ change }) => change),
      ['Created', 'Changed: title', 'Brought back from the bin'],
    );
    const led = await secret
      .from('slug_redirects')
      .select('target_path')
      .eq('source_path', redirect.source_path);
    assert.deepEqual(led.data, [{ target_path: `/blog/${post.slug}` }]);
    assert.ok(!(await inBin()).includes(post.id));
    const { data } = await staff
      .from('activity')
      .select('change, actor_email')
      .eq('item_id', post.id)
      .order('id');
    assert.deepEqual(data?.at(-1), { change: 'restored', actor_email: 'staff@example.com' });
  });

  it('takes the redirect away that stands at the address of the page, and says so', async () => {
    const post = await live();
    await deletePost(post, '/blog');
    assert.deepEqual((await bringBack('article', post.id)).notes, [
      `The redirect from /blog/${post.slug} to /blog was removed, because the page is there again.`,
    ]);
    const { data } = await secret.from('slug_redirects').select('id').eq('source_path', `/blog/${post.slug}`);
    assert.deepEqual(data, []);
  });

  it('an article whose slug was taken is a draft with another one, and told so', async () => {
    const post = await live();
    await deletePost(post);
    await live({ slug: post.slug });
    await live({ slug: `${post.slug}-2` });
    assert.deepEqual((await bringBack('article', post.id)).notes, [
      `Another article has the address /blog/${post.slug} now, so this one is a draft for /blog/${post.slug}-3.`,
    ]);
    assert.partialDeepStrictEqual(await rowOf('blog_posts', post), {
      status: 'draft',
      slug: `${post.slug}-3`,
    });
  });

  it('an article whose author is gone, whose time is over or whose place is taken says what became of it', async () => {
    const leaving = await store(stack, 'authors', samples.author());
    const post = await live({ author_id: leaving.id });
    await deletePost(post);
    await staff.rpc('delete_author', { author_id: leaving.id });
    assert.match((await bringBack('article', post.id)).notes[0], /^Its author is gone, so it is a draft\./);
    assert.partialDeepStrictEqual(await rowOf('blog_posts', post), { status: 'draft', author_id: null });

    const featured = await live({ is_featured: true });
    await deletePost(featured);
    await live({ is_featured: true, title: 'The new one' });
    assert.deepEqual((await bringBack('article', featured.id)).notes, [
      'It is not featured any more, because “The new one” is.',
    ]);
    const { data } = await secret.from('blog_posts').select('title').eq('is_featured', true);
    assert.deepEqual(data, [{ title: 'The new one' }]);
  });

  it('gives back an author, a service, a city page, its places and a redirect', async () => {
    const rows: [kind: string, table: string, row: Row][] = [
      ['author', 'authors', samples.author()],
      ['service', 'service_details', samples.service()],
      ['city page', 'city_pages', samples.cityPage({ service_type: 'SEO', city: 'Testpur' })],
      ['redirect', 'slug_redirects', samples.redirect({ hits: 7 })],
    ];
    for (const [kind, table, sample] of rows) {
      const row = await store(stack, table, sample);
      const before = await rowOf(table, row);
      await staff.from(table).delete().eq('id', row.id);
      assert.deepEqual((await bringBack(kind, row.id)).notes, []);
      assert.deepEqual(await rowOf(table, row), before);
    }
    const place = await store(stack, 'city_localities', samples.locality());
    await staff.from('city_localities').delete().eq('name', place.name);
    assert.deepEqual((await bringBack('locality', `testpur/${place.name}`)).notes, []);
    const covered = await secret.from('covered_cities').select('slug').eq('slug', 'testpur');
    assert.equal(covered.data?.length, 1);
  });

  it('what took the place of a page since is named, and nothing is lost', async () => {
    const service = await store(stack, 'service_details', samples.service());
    await staff.from('service_details').delete().eq('id', service.id);
    await store(stack, 'service_details', samples.service({ service_slug: service.service_slug }));
    assert.match(
      (await bringBack('service', service.id)).message,
      /^There is another service with this name or address/,
    );
    assert.ok((await inBin()).includes(service.id));
    const page = await live();
    const redirect = await store(
      stack,
      'slug_redirects',
      samples.redirect({ source_path: '/blog/came-later' }),
    );
    await staff.from('slug_redirects').delete().eq('id', redirect.id);
    await staff.from('blog_posts').update({ slug: 'came-later' }).eq('id', page.id);
    assert.match(
      (await bringBack('redirect', redirect.id)).message,
      /^A page is published at \/blog\/came-later/,
    );
  });

  it('gives a thing back once, whoever asks at the same moment', async () => {
    const post = await live();
    await deletePost(post);
    const answers = await Promise.all(Array.from({ length: 5 }, () => bringBack('article', post.id)));
    assert.deepEqual(answers.map(({ code }) => code ?? 'done').sort(), [
      'PT409',
      'PT409',
      'PT409',
      'PT409',
      'done',
    ]);
  });

  it('ends after 30 days, and the history of the article with it', async () => {
    const [post, kept] = [await live(), await live()];
    await deletePost(post);
    await deletePost(kept);
    await sql(`update public.activity set at = now() - interval '31 days' where item_id = $1`, `${post.id}`);
    assert.equal((await bringBack('article', post.id)).code, 'PT409');
    await secret.rpc('empty_bin');
    const versions = async ({ id }: Row) =>
      (await secret.from('blog_post_versions').select('id').eq('post_id', id)).data?.length;
    assert.deepEqual([await versions(post), await versions(kept)], [0, 1]);
    assert.ok((await inBin()).includes(kept.id));
  });

  it('gives nobody back what they may not add', async () => {
    const post = await live();
    await deletePost(post);
    for (const caller of ['a visitor', 'a stranger'] as const) {
      assert.equal((await bringBack('article', post.id, clients[caller])).code, '42501');
      assert.equal((await clients[caller].rpc('list_bin')).error?.code, '42501');
    }
    const person = await stack.signUpAdministrator('gone@example.com');
    await secret.from('administrators').delete().eq('user_id', person.id);
    assert.ok(!(await inBin()).includes(person.id));
    assert.equal((await bringBack('person', person.id)).code, 'PT409');
    await sql(`insert into public.site_sections (name, fields) values ('binned', '{}')`);
    await sql(`delete from public.site_sections where name = 'binned'`);
    const editor = await stack.signUpAdministrator('editor@example.com', 'editor');
    const entry = (await staff.from('activity').select('kind').eq('item_id', 'binned').limit(1).single())
      .data;
    assert.equal((await bringBack(entry?.kind, 'binned', editor.client)).code, '42501');
    assert.deepEqual((await bringBack(entry?.kind, 'binned')).notes, []);
  });

  it('finds what it shows in an index, a page of it, beside 100,000 other changes', async () => {
    for (let first = 1; first < 100_000; first += 10_000)
      await sql(`insert into public.activity (kind, source, item_id, change, before)
        select 'article', 'blog_posts', n::text, case when n % 100 = 0 then 'deleted' else 'changed' end, '{}'
        from generate_series(${first}, ${first + 9999}) as n`);
    await sql('analyze public.activity');
    const plan =
      await stack.planOf(`select id from public.activity where change = 'deleted' and before is not null
      and at > now() - interval '30 days' order by id desc limit 51`);
    assert.match(plan, /Index/);
    assert.equal((await inBin()).length, 51);
  });
});
