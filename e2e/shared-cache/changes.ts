import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Stage } from './stage.ts';

type Is = (answer: Answer) => boolean;
type Line = { what: string; where: string; seconds: number | null };

const EVERY_MS = 200;
const says =
  (text: string): Is =>
  ({ status, text: page }) =>
    status === 200 && page.includes(text);
const saysNo =
  (text: string): Is =>
  ({ status, text: page }) =>
    status === 200 && !page.includes(text);
const isGone: Is = ({ status }) => status === 404;
const isRedirect: Is = ({ status }) => status === 308;
const LISTS = [
  '/',
  '/blog',
  '/blog?category=SEO',
  '/feed.xml',
  '/feed.json',
  '/llms.txt',
  '/sitemaps/posts-1.xml',
];

/** How long a change takes until it shows through nginx, at each address that was kept just before. */
export async function changesShow(stage: Stage, name: string, patience: number): Promise<Line[]> {
  const lines: Line[] = [];
  const slug = `behind-nginx-${name.replaceAll(' ', '-')}`;
  const page = `/blog/${slug}`;
  const moved = `${slug}-moved`;
  const posts = () => stage.database.from('blog_posts');
  const article = {
    slug,
    title: `An article ${slug}`,
    content: 'The first text of it.',
    excerpt: 'In a few words.',
    author: 'Guest Writer',
    published_at: new Date(Date.now() - 60_000).toISOString(),
    tags: ['SEO'],
    status: 'published',
  };

  async function follow(
    what: string,
    change: PromiseLike<unknown>,
    expected: Record<string, Is>,
  ): Promise<void> {
    await change;
    const began = performance.now();
    await Promise.all(
      Object.entries(expected).map(async ([where, is]) => {
        const seconds = () => (performance.now() - began) / 1000;
        while (!is(await stage.ask(where)) && seconds() < patience) await pause(EVERY_MS);
        lines.push({
          what,
          where: where.replace(slug, '…'),
          seconds: seconds() < patience ? seconds() : null,
        });
      }),
    );
  }
  const everywhere = (is: Is) =>
    Object.fromEntries(LISTS.filter((list) => list !== '/').map((list) => [list, is]));
  const keep = () =>
    Promise.all([...LISTS, page].flatMap((address) => [stage.ask(address), stage.ask(address)]));

  await keep();
  await follow('published', posts().insert(article).throwOnError(), {
    [page]: says('The first text'),
    ...everywhere(says(slug)),
  });
  await keep();
  await follow(
    'a text changed',
    posts().update({ content: 'The second text of it.' }).eq('slug', slug).throwOnError(),
    {
      [page]: says('The second text'),
      [`${page}.md`]: says('The second text'),
      '/feed.xml': says('The second text'),
    },
  );
  await keep();
  await follow('moved', posts().update({ slug: moved }).eq('slug', slug).throwOnError(), {
    [page]: isRedirect,
    [`/blog/${moved}`]: says('The second text'),
  });
  await keep();
  await follow('unpublished', posts().update({ status: 'draft' }).eq('slug', moved).throwOnError(), {
    [`/blog/${moved}`]: isGone,
    ...everywhere(saysNo(moved)),
  });
  await posts().delete().eq('slug', moved).throwOnError();
  return lines;
}

/** A redirect that comes, and one that goes, at an address that was asked for before. */
export async function redirectsShow(stage: Stage): Promise<Line[]> {
  const redirects = () => stage.database.from('slug_redirects');
  const path = '/behind-nginx-moved';
  const lines: Line[] = [];
  const follow = async (what: string, is: Is) => {
    const began = performance.now();
    while (!is(await stage.ask(path)) && performance.now() - began < 30_000) await pause(EVERY_MS);
    lines.push({ what, where: path, seconds: (performance.now() - began) / 1000 });
  };
  await stage.ask(path);
  await redirects().insert({ source_path: path, target_path: '/services/ppc' }).throwOnError();
  await follow('a redirect', isRedirect);
  await redirects().delete().eq('source_path', path).throwOnError();
  await follow('a redirect that went', isGone);
  return lines;
}
