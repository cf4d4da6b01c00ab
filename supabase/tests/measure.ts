import { report } from './measured.ts';
import { type Client, startTestStack } from './support.ts';

/**
 * `npm run measure:database`: how long the lists and searches take with 10,000 articles, made up for the occasion.
 * The figures are round trips over HTTP to the embedded Supabase, the median of nine, so the database's own share is less.
 */
const POSTS = 10_000;
/** The embedded database cuts off a statement that runs too long. */
const BATCH = 500;

const WORDS =
  'crawl index canonical sitemap redirect ranking snippet query intent audit budget landing campaign keyword content cluster anchor schema markup review local map listing price cart product category filter server cache image script font layout paint input delay'.split(
    ' ',
  );
/** Of the seed. */
const AUTHOR = '11111111-1111-4111-8111-111111111111';
const SUMMARY = 'id, slug, title, excerpt, featured_image, author, category, categories, tags, published_at';

const stack = await startTestStack();
await fill();
const visitor = stack.clients['a visitor'];
const lists: Record<string, (client: Client) => PromiseLike<{ error: unknown }>> = {
  'list, first page': (client) => list(client, 0),
  'list, page 1,000': (client) => list(client, 8991),
  'list, a category': (client) => list(client, 0).contains('tags', ['SEO']),
  'an author, first page': (client) => list(client, 0).eq('author_id', AUTHOR),
  'related by a tag': (client) => posts(client).overlaps('tags', ['tag-7', 'tag-8']).limit(60),
  'one article': (client) =>
    client.from('blog_posts').select('*, authors(*)').eq('slug', 'measured-5000').single(),
};
const searches = {
  'a word of half of all articles': 'canonical',
  'a word of one article': 'unrepeatable5000',
  'two words': 'sitemap redirect',
  'a misspelt word': 'canonicle',
  'two letters': 'in',
  'nothing to be found': 'zzzzqqqq',
};

for (const [name, query] of Object.entries(lists)) await report(name, () => query(visitor));
for (const [name, query] of Object.entries(searches))
  await report(`search: ${name}`, () => visitor.rpc('search_blog_posts', { query }));
await stack.close();

function posts(client: Client) {
  return client.from('blog_posts').select(SUMMARY).order('published_at', { ascending: false });
}

function list(client: Client, from: number) {
  return client
    .from('blog_posts')
    .select(SUMMARY, { count: 'exact' })
    .order('published_at', { ascending: false })
    .order('id')
    .range(from, from + 8);
}

async function fill(): Promise<void> {
  const count = WORDS.length;
  const words = `array['${WORDS.join("','")}']`;
  for (let from = 1; from <= POSTS; from += BATCH) {
    await stack.sql(`
    insert into public.blog_posts (slug, title, excerpt, content, tags, category, status, published_at, author, author_id)
    select 'measured-' || n, 'On ' || w[1 + n % ${count}] || ' and ' || w[1 + (n / ${count}) % ${count}], 'About ' || w[1 + n % 7],
      'unrepeatable' || n || case when n % 2 = 0 then ' canonical ' else ' ' end
        || (select string_agg(w[1 + (n * 7 + i * i * 13) % ${count}], ' ') from generate_series(1, 700) as i),
      array[(array['SEO','Marketing','Analytics'])[1 + n % 3], 'tag-' || n % 50], 'SEO', 'published',
      now() - make_interval(mins => n), 'Ananya Rao', '${AUTHOR}'
    from generate_series(${from}, ${from + BATCH - 1}) as n, (select ${words} as w) as words`);
  }
  await stack.sql('analyze public.blog_posts');
}
