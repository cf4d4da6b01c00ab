import { setTimeout as pause } from 'node:timers/promises';
import { isGone, says, saysNo } from '../support/answers.ts';
import type { Answer, Stage } from './stage.ts';

type Is = (answer: Answer) => boolean;
type Line = { what: string; where: string; seconds: number | null };

const EVERY_MS = 200;
const isThere: Is = ({ status }) => status === 200;
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

/** Makes changes and says how long each takes until it shows through nginx, at addresses that were kept just before. */
export class Changes {
  readonly lines: Line[] = [];
  readonly #stage: Stage;
  readonly #patience: number;

  constructor(stage: Stage, patience: number) {
    this.#stage = stage;
    this.#patience = patience;
  }

  async follow(what: string, change: PromiseLike<unknown>, expected: Record<string, Is>): Promise<void> {
    await change;
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    await Promise.all(
      Object.entries(expected).map(async ([where, is]) => {
        while (!is(await this.#stage.ask(where)) && seconds() < this.#patience) await pause(EVERY_MS);
        this.lines.push({ what, where, seconds: seconds() < this.#patience ? seconds() : null });
      }),
    );
  }

  async keep(...addresses: string[]): Promise<void> {
    for (let times = 0; times < 2; times += 1)
      await Promise.all(addresses.map((address) => this.#stage.ask(address)));
  }
}

/** An article comes, changes, moves and goes. */
export async function articleChanges(stage: Stage, changes: Changes): Promise<void> {
  const slug = `behind-nginx-${Date.now()}`;
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
  const everywhere = (is: Is) =>
    Object.fromEntries(LISTS.filter((list) => list !== '/').map((list) => [list, is]));
  const keep = () => changes.keep(...LISTS, page);

  await keep();
  await changes.follow('published', posts().insert(article).throwOnError(), {
    [page]: says('The first text'),
    ...everywhere(says(slug)),
  });
  await keep();
  await changes.follow(
    'a text changed',
    posts().update({ content: 'The second text of it.' }).eq('slug', slug).throwOnError(),
    {
      [page]: says('The second text'),
      [`${page}.md`]: says('The second text'),
      '/feed.xml': says('The second text'),
    },
  );
  await keep();
  await changes.follow('moved', posts().update({ slug: moved }).eq('slug', slug).throwOnError(), {
    [page]: isRedirect,
    [`/blog/${moved}`]: says('The second text'),
  });
  await keep();
  await changes.follow('unpublished', posts().update({ status: 'draft' }).eq('slug', moved).throwOnError(), {
    [`/blog/${moved}`]: isGone,
    ...everywhere(saysNo(moved)),
  });
  await posts().delete().eq('slug', moved).throwOnError();
}

/** A service has another price and another address, and with it all its city pages. */
export async function serviceChanges(stage: Stage, changes: Changes): Promise<void> {
  const { text } = await stage.ask('/sitemaps/cities-1.xml');
  const [, slug = '', city = ''] = /\/services\/([a-z-]+)\/([a-z-]+)</.exec(text) ?? [];
  const moved = `${slug}-moved`;
  const pages = (service: string) => [
    `/services/${service}`,
    `/services/${service}/${city}`,
    `/${service}-services-in-${city}`,
  ];
  const update = (values: { service_slug?: string; price_headline?: string }, now = slug) =>
    stage.database
      .from('service_details')
      .update(values)
      .eq('service_slug', now)
      .select('id')
      .single()
      .throwOnError();
  const { data: before } = await stage.database
    .from('service_details')
    .select('price_headline')
    .eq('service_slug', slug)
    .single()
    .throwOnError();
  const all = (service: string, is: Is) => Object.fromEntries(pages(service).map((page) => [page, is]));

  await changes.keep(...pages(slug));
  const headline = `From ${Date.now()} rupees`;
  const [, ...ofCity] = pages(slug);
  await changes.follow(
    'a price changed',
    update({ price_headline: headline }),
    Object.fromEntries(ofCity.map((page) => [page, says(headline)])),
  );
  await changes.keep(...pages(slug));
  await changes.follow('a service moved', update({ service_slug: moved }), {
    ...all(slug, isRedirect),
    ...all(moved, isThere),
  });
  await changes.keep(...pages(moved));
  await changes.follow('and back', update({ service_slug: slug, ...before }, moved), {
    ...all(moved, isRedirect),
    ...all(slug, saysNo(headline)),
  });
}

/** A redirect that comes, and one that goes, at an address that was asked for before. */
export async function redirectChanges(stage: Stage, changes: Changes): Promise<void> {
  const redirects = () => stage.database.from('slug_redirects');
  const path = '/behind-nginx-moved';
  await changes.keep(path);
  const redirect = { source_path: path, target_path: '/services/ppc' };
  await changes.follow('a redirect', redirects().insert(redirect).throwOnError(), { [path]: isRedirect });
  await changes.follow('a redirect that went', redirects().delete().eq('source_path', path).throwOnError(), {
    [path]: isGone,
  });
}
