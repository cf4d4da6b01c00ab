import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { honestPages } from './city-pages/honest.ts';
import { samples, store } from './samples.ts';
import { callers, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;

const PAST = '2026-01-01T00:00:00Z';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

type Delivery = { id: string; path: string; reason: string; state: string; attempts: number };

const publicPost = (change: Row = {}) => samples.post({ status: 'published', published_at: PAST, ...change });
const [{ text, ...nagpur } = { text: '', city: '', service: '' }] = honestPages;

const honestPage = () =>
  samples.cityPage({ city: nagpur.city, service_type: nagpur.service, intro_paragraph: text });
const add = (table: string, row: Row) => store(stack, table, row);

async function change(table: string, row: Row, values: Row): Promise<void> {
  const { error } = await secret.from(table).update(values).eq('id', row.id);
  assert.equal(error, null);
}

/** What has been queued since the last look, as "reason path". */
async function queued(): Promise<string[]> {
  const rows = await sql(
    `delete from public.indexnow_deliveries where state = 'waiting' returning reason || ' ' || path as line`,
  );
  return rows.map(({ line }) => line ?? '').sort();
}

async function claim(batch = 100): Promise<Delivery[]> {
  const { data, error } = await secret.rpc('claim_indexnow_deliveries', { batch, lease_seconds: 60 });
  assert.equal(error, null);
  return data;
}

async function finish(deliveries: Delivery[], problem?: string, pause?: number): Promise<void> {
  const ids = deliveries.map(({ id }) => id);
  const { error } = await secret.rpc('finish_indexnow_deliveries', { ids, problem, pause_seconds: pause });
  assert.equal(error, null);
}

describe('announcements to search engines', () => {
  after(stack.close);
  beforeEach(() => sql('delete from public.indexnow_deliveries'));

  describe('of an article', () => {
    it('are queued when it becomes public, changes publicly, moves, and goes', async () => {
      const post = await add('blog_posts', samples.post({ slug: 'one', published_at: PAST }));
      assert.deepEqual(await queued(), []);
      await change('blog_posts', post, { status: 'published' });
      assert.deepEqual(await queued(), ['published /blog/one']);
      await change('blog_posts', post, { content: 'New text.' });
      assert.deepEqual(await queued(), ['changed /blog/one']);
      await change('blog_posts', post, { slug: 'two' });
      assert.deepEqual(await queued(), ['published /blog/two', 'removed /blog/one']);
      await change('blog_posts', post, { status: 'draft' });
      assert.deepEqual(await queued(), ['removed /blog/two']);
      await secret.from('blog_posts').delete().eq('id', post.id);
      assert.deepEqual(await queued(), []);
    });

    it('are queued when a public one is deleted', async () => {
      const post = await add('blog_posts', publicPost({ slug: 'gone' }));
      await queued();
      await secret.from('blog_posts').delete().eq('id', post.id);
      assert.deepEqual(await queued(), ['removed /blog/gone']);
    });

    it('are not queued for a reading, a save that changes nothing, or work on a draft', async () => {
      const post = await add('blog_posts', publicPost({ title: 'Same' }));
      const draft = await add('blog_posts', samples.post());
      await queued();
      await clients['a visitor'].rpc('increment_blog_post_view', { post_slug: post.slug });
      await change('blog_posts', post, { title: 'Same', is_featured: true });
      await change('blog_posts', draft, { title: 'Another', slug: 'another-draft' });
      assert.deepEqual(await queued(), []);
    });

    it('wait for the date of one that is scheduled', async () => {
      const post = await add('blog_posts', publicPost({ slug: 'soon', published_at: TOMORROW }));
      assert.deepEqual(await claim(), []);
      await change('blog_posts', post, { title: 'Better', slug: 'sooner' });
      await sql(`update public.indexnow_deliveries set next_attempt_at = now()`);
      const due = await claim();
      assert.deepEqual(
        due.map(({ reason, path }) => [reason, path]),
        [['scheduled', '/blog/sooner']],
      );
    });

    it('are taken back when it is no longer scheduled', async () => {
      const post = await add('blog_posts', publicPost({ published_at: TOMORROW }));
      await change('blog_posts', post, { status: 'draft' });
      assert.deepEqual(await queued(), []);
    });

    it('name it twice when it is taken back until tomorrow', async () => {
      const post = await add('blog_posts', publicPost({ slug: 'later' }));
      await queued();
      await change('blog_posts', post, { published_at: TOMORROW });
      assert.deepEqual(await queued(), ['removed /blog/later', 'scheduled /blog/later']);
    });
  });

  describe('of the other pages', () => {
    it('are queued for a service', async () => {
      const service = await add('service_details', samples.service({ service_slug: 'audits' }));
      assert.deepEqual(await queued(), ['published /services/audits']);
      await change('service_details', service, { hero_heading: 'Changed' });
      assert.deepEqual(await queued(), ['changed /services/audits']);
      await change('service_details', service, { hero_heading: 'Changed' });
      assert.deepEqual(await queued(), []);
    });

    it('are queued for an author', async () => {
      const author = await add('authors', samples.author({ slug: 'asha' }));
      await change('authors', author, { slug: 'asha-rao' });
      assert.deepEqual(await queued(), ['published /author/asha-rao', 'removed /author/asha']);
    });

    it('are queued for a city page that search engines are shown, under its canonical address', async () => {
      const page = await add('city_pages', honestPage());
      assert.deepEqual(await queued(), ['published /services/seo/nagpur']);
      await change('city_pages', page, { meta_title: 'Changed' });
      assert.deepEqual(await queued(), ['changed /services/seo/nagpur']);
      await change('city_pages', page, { service_type: 'PPC' });
      assert.deepEqual(await queued(), ['published /services/ppc/nagpur', 'removed /services/seo/nagpur']);
      await change('city_pages', page, { intro_paragraph: 'Hardly a word.' });
      assert.deepEqual(await queued(), ['changed /services/ppc/nagpur']);
      await change('city_pages', page, { meta_title: 'Changed while it is kept out' });
      assert.deepEqual(await queued(), []);
      await change('city_pages', page, { service_type: 'SEO', intro_paragraph: text });
      await queued();
      await secret.from('city_pages').delete().eq('id', page.id);
      assert.deepEqual(await queued(), ['removed /services/seo/nagpur']);
    });

    it('are not queued for a city page that is kept out of the index', async () => {
      await add('city_pages', samples.cityPage({ city: 'Nagpur', service_type: 'SEO' }));
      assert.deepEqual(await queued(), []);
    });

    it('are not queued where no address leads', async () => {
      await add('service_details', samples.service({ service_name: 'Not Yet', status: 'draft' }));
      await add('city_pages', { ...honestPage(), service_type: 'Not Yet' });
      assert.deepEqual(await queued(), []);
    });

    it('cover every page of the seed', async () => {
      const count = async (from: string) => Number((await sql(`select count(*) from ${from}`))[0]?.count);
      await sql(`delete from public.indexnow_deliveries`);
      await sql(`update public.city_pages set h1_title = h1_title || ' '`);
      assert.equal(
        (await queued()).length,
        await count(`public.city_page_verdicts where is_indexable and path is not null`),
      );
    });
  });

  describe('in the queue', () => {
    it('name a path that changes often once, with its last reason', async () => {
      const post = await add('blog_posts', publicPost({ slug: 'busy' }));
      for (const title of ['A', 'B', 'C']) await change('blog_posts', post, { title });
      await change('blog_posts', post, { status: 'draft' });
      assert.deepEqual(await queued(), ['removed /blog/busy']);
    });

    it('are queued again for a change that comes while they are being sent', async () => {
      const post = await add('blog_posts', publicPost());
      const [first] = await claim();
      await change('blog_posts', post, { title: 'Changed meanwhile' });
      await finish(first ? [first] : [], 'no answer', 0);
      assert.equal((await claim()).length, 2);
    });

    it('are undone with the change that is undone', async () => {
      const { error } = await secret
        .from('blog_posts')
        .insert([publicPost({ slug: 'fine' }), publicPost({ slug: 'Not Fine' })]);
      assert.equal(error?.code, '23514');
      assert.deepEqual(await queued(), []);
    });

    it('are handed to one of two callers only', async () => {
      for (let count = 0; count < 6; count++) await add('authors', samples.author());
      const [one = [], two = []] = await Promise.all([claim(3), claim(3)]);
      assert.equal(new Set([...one, ...two].map(({ id }) => id)).size, 6);
      assert.deepEqual(await claim(), []);
    });

    it('are not handed out once sent, and come back after a failure and its pause', async () => {
      await add('authors', samples.author());
      await add('authors', samples.author());
      const [one, two] = await claim();
      await finish(one ? [one] : []);
      await finish(two ? [two] : [], 'The endpoint answered 429.', 60);
      assert.deepEqual(await claim(), []);
      await sql(`update public.indexnow_deliveries set next_attempt_at = now() where state = 'waiting'`);
      const again = await claim();
      assert.deepEqual(
        again.map(({ id, attempts }) => [id, attempts]),
        [[two?.id, 2]],
      );
      await finish(again, 'The endpoint answered 422.');
      assert.deepEqual(await claim(), []);
      const rows = await sql('select state, last_error from public.indexnow_deliveries order by state');
      assert.deepEqual(rows, [
        { state: 'failed', last_error: 'The endpoint answered 422.' },
        { state: 'sent', last_error: null },
      ]);
    });

    it('come back when the lease of a killed sender runs out', async () => {
      await add('authors', samples.author());
      await claim();
      await sql(`update public.indexnow_deliveries set claimed_until = now() - interval '1 second'`);
      assert.equal((await claim()).length, 1);
    });

    it('are forgotten a month after they were sent', async () => {
      await add('authors', samples.author());
      await finish(await claim());
      await sql(`update public.indexnow_deliveries set sent_at = now() - interval '31 days'`);
      await finish([]);
      assert.deepEqual(await sql('select 1 from public.indexnow_deliveries'), []);
    });
  });

  describe('can be read by administrators, and changed by the server alone', () => {
    const reads = { 'a visitor': null, 'a stranger': 0, 'an administrator': 1, 'the secret key': 1 };
    for (const caller of callers)
      it(caller, async () => {
        await add('authors', samples.author());
        const table = () => clients[caller].from('indexnow_deliveries');
        const { data } = await table().select('path');
        assert.equal(data?.length ?? null, reads[caller]);
        const isServer = caller === 'the secret key';
        assert.equal((await table().insert({ path: '/x', reason: 'changed' })).error === null, isServer);
        assert.equal((await table().update({ state: 'sent' }).eq('path', '/x')).error === null, isServer);
        assert.equal((await table().delete().eq('path', '/x')).error === null, isServer);
        for (const [name, parameters] of [
          ['claim_indexnow_deliveries', { batch: 1, lease_seconds: 1 }],
          ['finish_indexnow_deliveries', { ids: [] }],
        ] as const) {
          const { error } = await clients[caller].rpc(name, parameters);
          assert.equal(error?.code, isServer ? undefined : '42501', name);
        }
      });
  });
});
