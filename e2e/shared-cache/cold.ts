import type { Stage } from './stage.ts';

const ARTICLES = 60;
const EARLIER = new Date('2026-01-01T00:00:00Z').toISOString();

/** An instance that does not know what has changed is asked for everything at once; answers what it said, by status. */
export async function everythingAtOnce(stage: Stage): Promise<Map<number, number>> {
  const rows = Array.from({ length: ARTICLES }, (_, n) => ({
    slug: `cold-${n}`,
    title: `A cold article ${n}`,
    content: `## One\n\nText.\n\n## Two\n\n${'More of the text. '.repeat(200)}`,
    excerpt: 'In a few words.',
    author: 'Guest Writer',
    published_at: EARLIER,
    tags: ['SEO'],
    status: 'published',
  }));
  await stage.database.from('blog_posts').insert(rows).throwOnError();
  await stage.forgetHowFar(1);
  const addresses = rows.map(({ slug }) => `/blog/${slug}`);
  for (const file of ['services', 'cities-1', 'posts-1', 'authors']) {
    const { text } = await stage.askInstance(0, `/sitemaps/${file}.xml`);
    addresses.push(
      ...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname),
    );
  }
  const said = new Map<number, number>();
  await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const { status } = await stage.askInstance(1, address).catch(() => ({ status: 0 }));
      said.set(status, (said.get(status) ?? 0) + 1);
    }),
  );
  await stage.database.from('blog_posts').delete().like('slug', 'cold-%').throwOnError();
  return said;
}
