import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { type CacheTag, carried, isCacheTag, tags } from '../../lib/cache/tags.ts';
import { honestPages } from './city-pages/honest.ts';
import { samples, store } from './samples.ts';
import { callers, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;

const PAST = '2026-01-01T00:00:00Z';
const LATER = '2026-02-01T00:00:00Z';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const [{ text, ...nagpur } = { text: '', city: '', service: '' }] = honestPages;

type Changes = { seen: string; complete: boolean; tags: string[]; gone: string[] };

const add = (table: string, row: Row) => store(stack, table, row);
const publicPost = (change: Row = {}) => samples.post({ status: 'published', published_at: PAST, ...change });

async function change(table: string, row: Row, values: Row): Promise<void> {
  const { error } = await secret.from(table).update(values).eq('id', row.id);
  assert.equal(error, null);
}

async function remove(table: string, row: Row): Promise<void> {
  const { error } = await secret.from(table).delete().eq('id', row.id);
  assert.equal(error, null);
}

async function read(seen: string | null, since: string | null = null): Promise<Changes> {
  const { data, error } = await secret.rpc('read_content_changes', { seen, since });
  assert.equal(error, null);
  return data as Changes;
}

let seen = '';
/** What changed since the last look. */
async function look(): Promise<Changes> {
  const changes = await read(seen);
  assert.ok(changes.complete);
  seen = changes.seen;
  assert.deepEqual(
    changes.tags.filter((tag) => !isCacheTag(tag)),
    [],
  );
  return { ...changes, tags: changes.tags.sort(), gone: changes.gone.sort() };
}

const sorted = (...names: CacheTag[]) => names.sort();
const card = (post: Row, ...topics: string[]): CacheTag[] => [
  ...[tags.post(String(post.slug)), tags.posts, tags.postDates, tags.postTexts],
  ...topics.map(tags.topic),
];
const nothing = { tags: [], gone: [] };

describe('the record of what changed', () => {
  after(stack.close);
  before(() => sql('delete from public.blog_posts'));
  beforeEach(async () => {
    seen = (await read(null, PAST)).seen;
  });

  describe('of an article', () => {
    it('says nothing of a draft, a reading, or a save that changes nothing', async () => {
      const draft = await add('blog_posts', samples.post());
      await change('blog_posts', draft, { title: 'Another', published_at: PAST });
      await remove('blog_posts', draft);
      const post = await add('blog_posts', publicPost({ title: 'Same' }));
      await look();
      await clients['a visitor'].rpc('increment_blog_post_view', { post_slug: post.slug });
      await change('blog_posts', post, { title: 'Same' });
      assert.deepEqual(
        { ...(await look()), ...{ seen: '', complete: true } },
        { seen: '', complete: true, ...nothing },
      );
      await remove('blog_posts', post);
    });

    it('says nothing of one that is not to be seen before tomorrow', async () => {
      const post = await add('blog_posts', publicPost({ published_at: TOMORROW }));
      await change('blog_posts', post, { title: 'Another' });
      await remove('blog_posts', post);
      assert.deepEqual((await look()).tags, []);
    });

    it('names its page, its lists, its topics and its author when it is published, and its address when it goes', async () => {
      const author = await add('authors', samples.author());
      const post = await add(
        'blog_posts',
        samples.post({ tags: ['Local SEO', 'हिन्दी'], category: 'SEO', author_id: author.id }),
      );
      await look();
      await change('blog_posts', post, { status: 'published', published_at: PAST });
      const all = sorted(...card(post, 'Local SEO', 'हिन्दी', 'SEO'), tags.writer(String(author.id)));
      const published = await look();
      assert.deepEqual([published.tags, published.gone], [all, []]);
      await change('blog_posts', post, { status: 'draft' });
      const taken = await look();
      assert.deepEqual([taken.tags, taken.gone], [all, [`/blog/${post.slug}`]]);
      await remove('blog_posts', post);
    });

    it('leaves lists alone when its text alone changes', async () => {
      const post = await add('blog_posts', publicPost());
      await look();
      await change('blog_posts', post, { content: 'A new text.' });
      assert.deepEqual(
        (await look()).tags,
        sorted(tags.post(String(post.slug)), tags.postDates, tags.postTexts),
      );
      await remove('blog_posts', post);
    });

    it('names both addresses when it moves, and the topics it had and has', async () => {
      const post = await add('blog_posts', publicPost({ slug: 'one', tags: ['A'] }));
      await look();
      await change('blog_posts', post, { slug: 'two', tags: ['B'] });
      const { tags: touched, gone } = await look();
      assert.deepEqual(
        touched,
        sorted(
          ...card({ slug: 'one' }),
          ...card({ slug: 'two' }, 'A', 'B').slice(0, 1),
          tags.topic('A'),
          tags.topic('B'),
          tags.redirects,
        ),
      );
      assert.deepEqual(gone, ['/blog/one']);
      await remove('blog_posts', post);
    });

    it('names those next to it, and no other', async () => {
      const posts = [];
      for (const day of [1, 2, 4, 5])
        posts.push(
          await add(
            'blog_posts',
            publicPost({ slug: `day-${day}`, published_at: `2026-03-0${day}T00:00:00Z` }),
          ),
        );
      await look();
      const between = await add(
        'blog_posts',
        publicPost({ slug: 'day-3', published_at: '2026-03-03T00:00:00Z' }),
      );
      const articles = async () => (await look()).tags.filter((tag) => tag.startsWith('post:'));
      assert.deepEqual(await articles(), ['post:day-2', 'post:day-3', 'post:day-4']);
      await change('blog_posts', between, { published_at: '2026-03-06T00:00:00Z' });
      assert.deepEqual(await articles(), ['post:day-2', 'post:day-3', 'post:day-4', 'post:day-5']);
      await remove('blog_posts', between);
      assert.deepEqual(await articles(), ['post:day-3', 'post:day-5']);
      for (const post of posts) await remove('blog_posts', post);
    });

    it('names what it took the featured place from', async () => {
      const first = await add('blog_posts', publicPost({ is_featured: true }));
      await look();
      const second = await add('blog_posts', publicPost({ is_featured: true, published_at: LATER }));
      const { tags: touched } = await look();
      assert.ok(touched.includes(tags.post(String(first.slug))) && touched.includes(tags.posts));
      await remove('blog_posts', first);
      await remove('blog_posts', second);
    });
  });

  describe('of an author', () => {
    it('names the articles that show what changed, and no other', async () => {
      const author = await add('authors', samples.author());
      const post = await add('blog_posts', publicPost({ author_id: author.id }));
      const other = await add('blog_posts', publicPost({ published_at: LATER }));
      await look();
      await change('authors', author, { full_bio: 'A long life.' });
      assert.deepEqual((await look()).tags, [tags.authors]);
      await change('authors', author, { short_bio: 'A life.' });
      assert.deepEqual(
        (await look()).tags,
        sorted(tags.authors, tags.post(String(post.slug)), tags.postTexts),
      );
      await change('authors', author, { slug: 'moved-author' });
      const moved = await look();
      assert.deepEqual(moved.gone, [`/author/${author.slug}`]);
      assert.ok(moved.tags.includes(tags.redirects));
      await remove('blog_posts', post);
      await remove('blog_posts', other);
      await remove('authors', author);
    });
  });

  describe('of a service', () => {
    it('names its own page, the list where it describes it, and every city where it says the name', async () => {
      const service = await add('service_details', samples.service({ service_slug: 'audits' }));
      await look();
      await change('service_details', service, { hero_heading: 'Changed' });
      assert.deepEqual((await look()).tags, sorted(tags.service('audits'), tags.serviceDates));
      await change('service_details', service, { service_description: 'Changed' });
      assert.deepEqual(
        (await look()).tags,
        sorted(tags.service('audits'), tags.serviceDates, tags.serviceList),
      );
      await change('service_details', service, { service_name: 'Audits of shops' });
      const renamed = await look();
      assert.deepEqual(
        renamed.tags,
        sorted('city:audits', tags.service('audits'), tags.services, tags.serviceDates),
      );
      assert.ok(carried([tags.city('audits', 'pune')]).includes('city:audits'));
      assert.ok(carried([tags.serviceNames]).includes('services'));
      await change('service_details', service, { service_slug: 'shop-audits' });
      const moved = await look();
      assert.deepEqual(moved.gone, ['/services/audits', '/services/audits/*']);
      for (const tag of ['city:audits', 'city:shop-audits']) assert.ok(moved.tags.includes(tag));
      await remove('service_details', service);
    });
  });

  describe('of a city page', () => {
    const honest = () =>
      samples.cityPage({ city: nagpur.city, service_type: nagpur.service, intro_paragraph: text });

    it('names that page alone when its text changes', async () => {
      const page = await add('city_pages', honest());
      await look();
      await change('city_pages', page, { h1_title: 'Changed' });
      assert.deepEqual((await look()).tags, sorted(tags.city('seo', 'nagpur'), tags.cityDates));
      await remove('city_pages', page);
    });

    it('names the lists and the city when it comes and when it goes, and then its address', async () => {
      const page = await add('city_pages', honest());
      const all = sorted(tags.city('seo', 'nagpur'), tags.cities, tags.cityDates, tags.place('nagpur'));
      assert.deepEqual((await look()).tags, all);
      await remove('city_pages', page);
      const { tags: touched, gone } = await look();
      assert.deepEqual([touched, gone], [all, ['/services/seo/nagpur']]);
    });

    it('says nothing of a draft, and its address when it is taken back', async () => {
      const page = await add('city_pages', { ...honest(), status: 'draft' });
      await change('city_pages', page, { h1_title: 'Not yet' });
      const drafted = await look();
      assert.deepEqual([drafted.tags, drafted.gone], [[], []]);
      await change('city_pages', page, { status: 'published' });
      assert.ok((await look()).tags.includes(tags.city('seo', 'nagpur')));
      await change('city_pages', page, { status: 'draft' });
      const taken = await look();
      assert.ok(taken.tags.includes(tags.city('seo', 'nagpur')));
      assert.deepEqual(taken.gone, ['/services/seo/nagpur']);
      await remove('city_pages', page);
      assert.deepEqual((await look()).gone, []);
    });

    it('names it when search engines are no longer shown it, for want of places on record', async () => {
      const page = await add('city_pages', honest());
      await look();
      await sql(`delete from public.city_localities where city_slug = 'nagpur'`);
      await secret.rpc('judge_waiting_city_pages', {});
      assert.deepEqual((await look()).tags, sorted(tags.city('seo', 'nagpur'), tags.cityDates));
      await remove('city_pages', page);
    });

    it('names those of services that only the code knows', async () => {
      const page = await add(
        'city_pages',
        samples.cityPage({ city: 'Nagpur', service_type: 'E-commerce SEO' }),
      );
      assert.ok((await look()).tags.includes(tags.city('ecommerce-seo', 'nagpur')));
      await remove('city_pages', page);
    });
  });

  describe('of a redirect', () => {
    it('names redirects, and is silent when somebody follows one', async () => {
      const redirect = await add('slug_redirects', samples.redirect());
      assert.deepEqual((await look()).tags, [tags.redirects]);
      await clients['a visitor'].rpc('follow_redirect', { path: redirect.source_path });
      assert.deepEqual((await look()).tags, []);
    });
  });

  describe('is followed', () => {
    it('to the end and no further', async () => {
      const first = await read(seen);
      await add('slug_redirects', samples.redirect());
      const second = await read(first.seen);
      assert.deepEqual(second.tags, ['redirects']);
      assert.deepEqual((await read(second.seen)).tags, []);
    });

    it('by whoever has not followed it yet, from a moment on', async () => {
      await add('slug_redirects', samples.redirect());
      assert.ok((await read(null, PAST)).tags.includes('redirects'));
      assert.deepEqual((await read(null, TOMORROW)).tags, []);
    });

    it('by whoever slept longer than it is kept, or comes from another database, with everything', async () => {
      assert.ok((await read(seen)).complete);
      await add('slug_redirects', samples.redirect());
      await sql(`update public.content_changes set at = now() - interval '2 days'`);
      const { data } = await secret.rpc('forget_content_changes');
      assert.ok(data > 0);
      assert.deepEqual((await sql('select count(*) from public.content_changes'))[0]?.count, '0');
      assert.equal((await read(seen)).complete, false);
      assert.equal((await read(null, PAST)).complete, false);
      assert.equal((await read('99999999:99999999:')).complete, false);
      assert.equal((await read('nonsense')).complete, false);
      const { seen: now } = await read(null);
      assert.ok((await read(now)).complete);
      await sql(`update private.forgotten_changes set before = '-infinity'`);
    });

    it('by families, when very much has changed at once', async () => {
      await sql(
        `insert into public.slug_redirects (source_path, target_path) select '/many-' || n, '/new' from generate_series(1, 20) as n`,
      );
      await sql(
        `insert into public.content_changes (source, tags) select 'test', array['city:seo/town-' || n, 'cities'] from generate_series(1, 1200) as n`,
      );
      assert.deepEqual((await look()).tags, sorted('cities', 'city', 'redirects'));
      await sql(
        `insert into public.content_changes (source, tags, gone) select 'test', '{}', array['/services/seo/town-' || n, '/services/old/*', '/blog/a'] from generate_series(1, 1200) as n`,
      );
      assert.deepEqual((await look()).gone, ['/blog/*', '/services/old/*', '/services/seo/*']);
    });

    for (const caller of callers)
      it(`and read by the server alone: ${caller}`, async () => {
        const isServer = caller === 'the secret key';
        for (const [name, parameters] of [
          ['read_content_changes', {}],
          ['forget_content_changes', {}],
        ] as const) {
          const { error } = await clients[caller].rpc(name, parameters);
          assert.equal(error?.code, isServer ? undefined : '42501', name);
        }
        const { error } = await clients[caller].from('content_changes').select('id').limit(1);
        assert.equal(error === null, isServer);
        assert.ok((await clients[caller].from('content_changes').insert({ source: 'x', tags: [] })).error);
      });
  });
});
