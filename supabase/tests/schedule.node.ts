import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { honestPages } from './city-pages/honest.ts';
import { samples, store } from './samples.ts';
import { type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const staff = clients['an administrator'];
const visitor = clients['a visitor'];

const HOUR_MS = 3_600_000;
const soon = new Date(Date.now() + HOUR_MS).toISOString();
const author = await store(stack, 'authors', samples.author());
const complete = {
  author_id: author.id,
  content: 'A text',
  excerpt: 'An excerpt',
  featured_image: '/images/a.webp',
};
const scheduled = (change: Row = {}) =>
  store(stack, 'blog_posts', samples.post({ ...complete, publish_at: soon, ...change }));
const scheduledPage = (change: Row = {}) =>
  store(stack, 'city_pages', samples.cityPage({ status: 'draft', publish_at: soon, ...change }));
/** As if it had been scheduled an hour earlier than it was. */
const makeDue = async (table: string, { id }: Row) => {
  await sql(`alter table public.${table} disable trigger settle_schedule`);
  await sql(`update public.${table} set publish_at = now() - interval '26 hours' where id = $1`, `${id}`);
  await sql(`alter table public.${table} enable trigger settle_schedule`);
};
const publishDue = async () => {
  const { data, error } = await secret.rpc('publish_due');
  assert.equal(error, null);
  return data;
};
const rowOf = async (table: string, { id }: Row) =>
  (await secret.from(table).select().eq('id', id).single()).data;

after(stack.close);

describe('publishing at a time', () => {
  it('publishes an article that is due, under the moment it was scheduled for, and tells search engines', async () => {
    const post = await scheduled();
    assert.deepEqual(await publishDue(), []);
    await makeDue('blog_posts', post);
    const { publish_at } = await rowOf('blog_posts', post);
    assert.deepEqual(await publishDue(), [{ kind: 'article', id: post.id, problem: null }]);
    assert.partialDeepStrictEqual(await rowOf('blog_posts', post), {
      status: 'published',
      published_at: publish_at,
      publish_at: null,
    });
    assert.deepEqual(await publishDue(), []);
    const { data } = await visitor.from('blog_posts').select('id').eq('id', post.id);
    assert.equal(data?.length, 1);
    const told = await secret.from('indexnow_deliveries').select('reason').eq('path', `/blog/${post.slug}`);
    assert.deepEqual(told.data, [{ reason: 'published' }]);
    const { data: log } = await staff
      .from('activity')
      .select('actor, fields')
      .eq('item_id', post.id)
      .order('id');
    assert.equal(log?.at(-1)?.actor, null);
    assert.deepEqual(log?.at(-1)?.fields.sort(), ['publish_at', 'published_at', 'status']);
  });

  it('is done once, whatever many ask for it at the same moment', async () => {
    const posts = await Promise.all([scheduled(), scheduled(), scheduled()]);
    for (const post of posts) await makeDue('blog_posts', post);
    const answers = await Promise.all(Array.from({ length: 6 }, publishDue));
    assert.deepEqual(
      answers
        .flat()
        .map(({ id }) => id)
        .sort(),
      posts.map(({ id }) => id).sort(),
    );
  });

  it('one that cannot be published keeps no other one back', async () => {
    const [stuck, fine] = [await scheduled(), await scheduled()];
    for (const post of [stuck, fine]) await makeDue('blog_posts', post);
    await sql('alter table public.blog_posts disable trigger settle_schedule');
    await sql('update public.blog_posts set slug = null where id = $1', `${stuck.id}`);
    await sql('alter table public.blog_posts enable trigger settle_schedule');
    const answer = await publishDue();
    assert.deepEqual(Object.fromEntries(answer.map(({ id, problem }: Row) => [id, problem])), {
      [`${stuck.id}`]: '23514',
      [`${fine.id}`]: null,
    });
    await sql('delete from public.blog_posts where id = $1', `${stuck.id}`);
  });

  it('is refused for a time that is over, too far away or none, and for an article that is not complete', async () => {
    const { id } = await scheduled();
    const refusalOf = async (change: Row) =>
      (await staff.from('blog_posts').update(change).eq('id', id)).error?.message;
    assert.match((await refusalOf({ publish_at: '2026-01-01T00:00:00Z' })) ?? '', /still to come/);
    assert.match((await refusalOf({ publish_at: '2036-01-01T00:00:00Z' })) ?? '', /two years/);
    assert.ok(await refusalOf({ publish_at: 'infinity' }));
    for (const field of ['slug', 'content', 'excerpt', 'featured_image'])
      assert.match((await refusalOf({ [field]: '' })) ?? '', /required fields|slug/, field);
    assert.match((await refusalOf({ author_id: null })) ?? '', /required fields/);
    assert.equal(await refusalOf({ publish_at: null, author_id: null }), undefined);
  });

  it('ends with publishing by hand', async () => {
    const post = await scheduled();
    const change = { status: 'published', published_at: '2026-01-01T00:00:00Z' };
    await staff.from('blog_posts').update(change).eq('id', post.id);
    assert.partialDeepStrictEqual(await rowOf('blog_posts', post), { publish_at: null });
  });

  it('is nothing that the staff or visitors do by themselves', async () => {
    for (const caller of ['a visitor', 'a stranger', 'an administrator'] as const)
      assert.equal((await clients[caller].rpc('publish_due')).error?.code, '42501');
  });
});

describe('a city page that is not published', () => {
  const [sample] = honestPages;
  const seen = async ({ id }: Row) =>
    (await visitor.from('city_pages').select('id').eq('id', id)).data?.length;
  const verdictOf = async ({ id }: Row) =>
    (await staff.from('city_page_verdicts').select('path, is_indexable, reasons').eq('page_id', id).single())
      .data;
  const covers = async (slug: string) =>
    (await visitor.from('covered_cities').select('slug').eq('slug', slug)).data?.length;

  it('is there for the staff alone: visitors, lists, maps and search engines see none', async () => {
    const page = await scheduledPage({ city: 'Draftpur' });
    assert.equal(await seen(page), 0);
    assert.equal(await covers('draftpur'), 0);
    assert.equal(
      (await clients['a stranger'].from('city_pages').select('id').eq('id', page.id)).data?.length,
      0,
    );
    assert.equal((await staff.from('city_pages').select('id').eq('id', page.id)).data?.length, 1);
    const verdict = await verdictOf(page);
    assert.deepEqual([verdict?.path, verdict?.is_indexable], [null, false]);
    assert.ok(verdict?.reasons.includes('It is not published.'));
    await makeDue('city_pages', page);
    assert.deepEqual(await publishDue(), [{ kind: 'city page', id: page.id, problem: null }]);
    assert.deepEqual([await seen(page), await covers('draftpur')], [1, 1]);
  });

  it('goes from everywhere when it is taken back, and is announced', async () => {
    const written = { city: sample?.city, service_type: 'SEO', intro_paragraph: sample?.text };
    const page = await store(stack, 'city_pages', samples.cityPage(written));
    assert.equal((await verdictOf(page))?.is_indexable, true);
    await sql('delete from public.indexnow_deliveries');
    await staff.from('city_pages').update({ status: 'draft' }).eq('id', page.id);
    const told = await secret.from('indexnow_deliveries').select('reason');
    assert.deepEqual(told.data, [{ reason: 'removed' }]);
    assert.partialDeepStrictEqual(await verdictOf(page), { path: null, is_indexable: false });
    assert.equal(await seen(page), 0);
    const sketches = await sql(
      'select count(*) as n from private.city_page_sketches where page_id = $1',
      `${page.id}`,
    );
    assert.equal(sketches[0]?.n, '0');
    await staff.from('city_pages').update({ status: 'published' }).eq('id', page.id);
    assert.equal((await verdictOf(page))?.is_indexable, true);
  });

  it('is published at a time that is still to come', async () => {
    const page = await scheduledPage();
    const { error } = await staff
      .from('city_pages')
      .update({ publish_at: '2026-01-01T00:00:00Z' })
      .eq('id', page.id);
    assert.match(error?.message ?? '', /still to come/);
  });
});
