import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { type Client, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients } = stack;

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const author = await store(stack, 'authors', samples.author());
const about = {
  author_id: author.id,
  title: 'Unmistakable zebra',
  content: 'Unmistakable zebra',
  tags: ['zebra'],
  category: 'Zebra',
};
const seen = await store(
  stack,
  'blog_posts',
  samples.post({ ...about, slug: 'zebra-seen', status: 'published', published_at: daysFromNow(-1) }),
);
const hidden = {
  'a draft without a date': { status: 'draft' },
  'a draft dated in the past': { status: 'draft', published_at: daysFromNow(-2) },
  'a post dated tomorrow': { status: 'published', published_at: daysFromNow(1) },
  'a published post without a date': { status: 'published', published_at: null },
};
const SLUGS = Object.keys(hidden).map((_, index) => `zebra-hidden-${index}`);
const IDS = SLUGS.map(() => randomUUID());
for (const [index, state] of Object.values(hidden).entries())
  await store(
    stack,
    'blog_posts',
    samples.post({
      ...about,
      id: IDS[index],
      slug: SLUGS[index],
      is_featured: true,
      view_count: 7,
      ...state,
    }),
  );

type Post = { slug: string };
type Listed = { data: Post[] | null; error: unknown };

async function slugsOf(query: PromiseLike<Listed>): Promise<string[]> {
  const { data, error } = await query;
  assert.equal(error, null);
  return (data ?? []).map(({ slug }) => slug).filter((slug) => slug.startsWith('zebra-'));
}

/** Every way of looking that could show a post; each answers with the slugs that it found. */
const looks: Record<string, (client: Client) => Promise<string[]>> = {
  'in a plain list': (client) => slugsOf(client.from('blog_posts').select('*')),
  'by tag': (client) => slugsOf(client.from('blog_posts').select('slug').contains('tags', ['zebra'])),
  'by overlapping tags': (client) =>
    slugsOf(client.from('blog_posts').select('slug').overlaps('tags', ['zebra', 'x'])),
  'by category': (client) => slugsOf(client.from('blog_posts').select('slug').eq('category', 'Zebra')),
  'by part of the title': (client) =>
    slugsOf(client.from('blog_posts').select('slug').ilike('title', '%ZEBRA%')),
  'by part of the text': (client) =>
    slugsOf(client.from('blog_posts').select('slug').like('content', '%mistakable zebra%')),
  'by alternatives': (client) =>
    slugsOf(
      client.from('blog_posts').select('slug').or('status.eq.draft,published_at.is.null,slug.ilike.zebra-*'),
    ),
  'by what a post is not': (client) =>
    slugsOf(client.from('blog_posts').select('slug').not('status', 'eq', 'something').neq('slug', 'x')),
  'by a list of addresses': (client) =>
    slugsOf(
      client
        .from('blog_posts')
        .select('slug')
        .in('slug', [...SLUGS, 'zebra-seen']),
    ),
  'first in the order of dates': (client) =>
    slugsOf(
      client.from('blog_posts').select('slug').order('published_at', { ascending: false, nullsFirst: true }),
    ),
  'first in the order of readings': (client) =>
    slugsOf(client.from('blog_posts').select('slug').order('view_count', { ascending: false }).range(0, 99)),
};

const answers = ['a visitor', 'a stranger'] as const;

describe('drafts and posts dated in the future', () => {
  after(stack.close);

  for (const [way, look] of Object.entries(looks))
    it(`are not found ${way}`, async () => {
      assert.deepEqual((await look(clients['an administrator'])).sort(), [...SLUGS, 'zebra-seen']);
      for (const caller of answers) assert.deepEqual(await look(clients[caller]), ['zebra-seen'], caller);
    });

  it('are neither found nor counted by the search, whoever searches', async () => {
    for (const query of ['unmistakable zebra', 'unmistakible zebbra', 'zebra'])
      for (const caller of [...answers, 'an administrator'] as const) {
        const { data, error } = await clients[caller].rpc('search_blog_posts', { query });
        assert.equal(error, null);
        const found = (data as { slug: string; total: number }[]).map(({ slug, total }) => [slug, total]);
        assert.deepEqual(found, [['zebra-seen', 1]], `${caller}: ${query}`);
      }
  });

  for (const query of [
    '-'.repeat(200),
    '- '.repeat(100),
    '(-'.repeat(100),
    'zebra -',
    '-"'.repeat(100),
    '"'.repeat(200),
  ])
    it(`the search answers ${query.slice(0, 10)}`, async () => {
      const { error } = await clients['a visitor'].rpc('search_blog_posts', { query });
      assert.equal(error, null);
    });

  for (const [index, kind] of Object.keys(hidden).entries()) {
    const byId = (client: Client) => client.from('blog_posts').select('slug').eq('id', IDS[index]);
    const bySlug = (client: Client) => client.from('blog_posts').select('id').eq('slug', SLUGS[index]);

    it(`${kind} is shown neither by its id nor by its address`, async () => {
      for (const look of [byId, bySlug]) {
        assert.equal((await look(clients['an administrator'])).data?.length, 1);
        for (const caller of answers) {
          assert.deepEqual((await look(clients[caller])).data, []);
          const alone = await look(clients[caller]).single();
          assert.deepEqual([alone.status, alone.error?.code], [406, 'PGRST116']);
        }
      }
    });

    it(`${kind} is not read by writing to it`, async () => {
      const stranger = clients['a stranger'];
      const changed = await stranger
        .from('blog_posts')
        .update({ title: 'x' })
        .eq('id', IDS[index])
        .select('*');
      assert.deepEqual(changed.data, []);
      const merged = await stranger
        .from('blog_posts')
        .upsert(samples.post({ slug: SLUGS[index] }), { onConflict: 'slug' })
        .select('*');
      assert.deepEqual([merged.status, merged.error?.code, merged.data], [403, '42501', null]);
    });
  }

  const counted = (client: Client, head: boolean) =>
    client.from('blog_posts').select('slug', { count: 'exact', head }).contains('tags', ['zebra']).limit(1);

  for (const head of [true, false])
    it(`are not counted by a ${head ? 'head' : 'whole'} request`, async () => {
      assert.equal((await counted(clients['an administrator'], head)).count, SLUGS.length + 1);
      for (const caller of answers) assert.equal((await counted(clients[caller], head)).count, 1, caller);
    });

  it('become public when their time comes, and private again when they are withdrawn', async () => {
    const found = async () => {
      const { data } = await clients['a visitor'].from('blog_posts').select('slug').eq('id', seen.id);
      return data?.length;
    };
    const change = async (row: object) => {
      await stack.secret.from('blog_posts').update(row).eq('id', seen.id);
      return found();
    };
    assert.equal(await change({ status: 'draft' }), 0);
    assert.equal(
      await change({ status: 'published', published_at: new Date(Date.now() + 3000).toISOString() }),
      0,
    );
    const end = Date.now() + 15_000;
    while ((await found()) === 0) assert.ok(Date.now() < end, 'its time has come');
  });
});
