import type { Client } from '../support.ts';

export type Who = 'a visitor' | 'an administrator';
type Query = PromiseLike<{ error: unknown }> & {
  explain(options: {
    analyze: true;
    buffers: true;
    format: 'json';
  }): PromiseLike<{ data: unknown; error: unknown }>;
};
export type Read = { name: string; who: Who; ask: (client: Client) => Query };

const SUMMARY = 'id, slug, title, excerpt, featured_image, author, category, categories, tags, published_at';
const COVERED = 'slug, name, state, services, updated_at, latitude, longitude';

const read = (who: Who, name: string, ask: Read['ask']): Read => ({ who, name, ask });
const visitor = (name: string, ask: Read['ask']) => read('a visitor', name, ask);
const staff = (name: string, ask: Read['ask']) => read('an administrator', name, ask);
const posts = (client: Client) =>
  client.from('blog_posts').select(SUMMARY).order('published_at', { ascending: false });

/** The one who wrote a tenth of all (fill.ts): md5('author1'). */
const AUTHOR = 'b312ba4f-fd52-45fa-2a1a-b819ec0d0347';
const MIDDLE = '80000000-0000-0000-0000-000000000000';
const BEHIND = '88888888-0000-0000-0000-000000000000';
const shown = (client: Client) =>
  client
    .from('city_page_verdicts')
    .select('page_id, path, page_changed_at')
    .eq('is_indexable', true)
    .not('path', 'is', null);

/** What the site asks its database, as lib/<noun> does. */
export const reads: Read[] = [
  visitor('city page: its row', (c) =>
    c.from('city_pages').select('*').match({ city_slug: 'mumbai', service_type: 'SEO' }).limit(1),
  ),
  visitor('city page: its verdict', (c) =>
    c.from('city_page_verdicts').select('is_indexable').eq('path', '/services/seo/mumbai'),
  ),
  visitor('city page: its city', (c) => c.from('covered_cities').select(COVERED).eq('slug', 'mumbai')),
  visitor('locations: how many cities, by state and letter', (c) => c.rpc('count_cities')),
  visitor('service page: how many cities, by letter', (c) => c.rpc('count_cities', { of_service: 'SEO' })),
  visitor('locations: first page', (c) =>
    c
      .from('covered_cities')
      .select(COVERED)
      .eq('state', 'Andhra Pradesh')
      .gte('slug', 'a')
      .order('slug')
      .range(0, 59),
  ),
  visitor('locations: last page', (c) =>
    c
      .from('covered_cities')
      .select(COVERED)
      .eq('state', 'West Bengal')
      .gte('slug', 'v')
      .order('slug')
      .range(100, 159),
  ),
  visitor('locations of a service: a page in the middle', (c) =>
    c
      .from('city_pages')
      .select('city_slug')
      .match({ service_type: 'SEO', status: 'published' })
      .gte('city_slug', 'n')
      .order('city_slug')
      .range(120, 179),
  ),
  visitor('sitemap: how many city pages', (c) => c.rpc('count_shown_city_pages', { with_samples: false })),
  visitor('sitemap: a call of a file', (c) => shown(c).gte('page_id', MIDDLE).order('page_id').limit(1000)),
  visitor('sitemap: the newest of a file', (c) =>
    shown(c)
      .gte('page_id', MIDDLE)
      .lt('page_id', BEHIND)
      .order('page_changed_at', { ascending: false })
      .limit(1),
  ),
  visitor('sitemap: the newest article of a file', (c) =>
    c
      .from('blog_posts')
      .select('published_at')
      .is('content_updated_at', null)
      .gte('id', MIDDLE)
      .order('published_at', { ascending: false })
      .limit(1),
  ),
  visitor('llms.txt: city pages', (c) =>
    shown(c).order('page_changed_at', { ascending: false }).order('page_id').limit(200),
  ),
  visitor('blog: how many articles', (c) => c.rpc('count_articles')),
  visitor('blog: a page of the list', (c) => posts(c).order('id').range(0, 8)),
  visitor('blog: a page of a category', (c) => posts(c).contains('tags', '{SEO}').order('id').range(0, 8)),
  visitor('blog: an article', (c) => c.from('blog_posts').select('*, authors(*)').eq('slug', 'post-50')),
  visitor('blog: featured', (c) => posts(c).eq('is_featured', true).order('id').limit(1)),
  visitor('blog: featured of a category', (c) =>
    posts(c).eq('is_featured', true).order('id').contains('tags', '{SEO}').limit(1),
  ),
  visitor('article: related, every tag', (c) => posts(c).contains('tags', '{SEO,tag-7}').limit(3)),
  visitor('article: related, a tag', (c) => posts(c).overlaps('tags', '{SEO,tag-7}').limit(60)),
  visitor('article: related, its category', (c) => posts(c).eq('category', 'SEO').limit(3)),
  visitor('article: the next', (c) =>
    posts(c)
      .or(
        'published_at.lt."2026-11-10T00:00:00Z",and(published_at.eq."2026-11-10T00:00:00Z",id.lt.11111111-1111-4111-8111-111111111111)',
      )
      .order('id', { ascending: false })
      .limit(1),
  ),
  visitor('search: a common word', (c) => c.rpc('search_blog_posts', { query: 'canonical' })),
  visitor('search: a misspelt word', (c) => c.rpc('search_blog_posts', { query: 'canonicle' })),
  visitor('author: a page of the articles', (c) => posts(c).eq('author_id', AUTHOR).order('id').range(0, 7)),
  visitor('author: the topics', (c) => c.rpc('list_article_topics', { of_author: AUTHOR })),
  visitor('feed: whole articles', (c) =>
    c.from('blog_posts').select('*, authors(*)').order('published_at', { ascending: false }).limit(20),
  ),
  visitor('redirects: the newest', (c) =>
    c
      .from('slug_redirects')
      .select('source_path, target_path')
      .order('created_at', { ascending: false })
      .order('id')
      .limit(1000),
  ),
  visitor('redirects: one that is looked up', (c) =>
    c.from('slug_redirects').select('target_path').eq('source_path', '/blog/former-7'),
  ),
  staff('staff: city pages', (c) => c.rpc('list_city_pages', {})),
  staff('staff: city pages, page 100', (c) => c.rpc('list_city_pages', { page_offset: 4950 })),
  staff('staff: city pages of a service', (c) => c.rpc('list_city_pages', { service_filter: 'SEO' })),
  staff('staff: city pages shown', (c) => c.rpc('list_city_pages', { shown_filter: 'shown' })),
  staff('staff: city pages kept out', (c) => c.rpc('list_city_pages', { shown_filter: 'kept-out' })),
  staff('staff: search of one city page', (c) => c.rpc('list_city_pages', { search: 'mumbai' })),
  staff('staff: search that many share', (c) => c.rpc('list_city_pages', { search: 'seo' })),
  staff('staff: addresses, "seo"', (c) => c.rpc('search_pages', { words: 'seo' })),
  staff('staff: addresses, "seo mumbai"', (c) => c.rpc('search_pages', { words: 'seo mumbai' })),
  staff('staff: addresses, "post"', (c) => c.rpc('search_pages', { words: 'on' })),
  staff('staff: the guard over a text', (c) =>
    c.rpc('check_city_page', {
      draft: {
        city: 'Mumbai',
        service_type: 'SEO',
        intro_paragraph: 'A text about Andheri and Bandra. '.repeat(60),
      },
    }),
  ),
  staff('staff: enquiries', (c) => c.rpc('list_submissions', {})),
  staff('staff: enquiries, page 2000', (c) => c.rpc('list_submissions', { page_offset: 50_000 })),
  staff('staff: enquiries that are closed', (c) => c.rpc('list_submissions', { status_filter: 'closed' })),
  staff('staff: enquiries, a word of all', (c) => c.rpc('list_submissions', { search: 'shoes' })),
  staff('staff: enquiries, one person', (c) => c.rpc('list_submissions', { search: 'person77@example.com' })),
  staff('staff: the chart', (c) => c.rpc('submission_weeks', {})),
  staff('staff: news', (c) => c.rpc('submission_news', { since: '2026-11-01' })),
  staff('staff: unsent', (c) => c.rpc('unsent_notifications')),
  staff('staff: export, a call', (c) => c.rpc('export_submissions', {})),
  staff('staff: enquiries of a status and service', (c) =>
    c.rpc('list_submissions', { status_filter: 'closed', service_filter: 'seo' }),
  ),
  staff('staff: enquiries of some days', (c) =>
    c.rpc('list_submissions', { created_from: '2026-01-01', created_before: '2026-01-31' }),
  ),
  staff('staff: enquiries, a number', (c) => c.rpc('list_submissions', { search: '98000 77777' })),
  staff('staff: enquiries, two letters', (c) => c.rpc('list_submissions', { search: 'zq' })),
  staff('staff: articles', (c) => c.rpc('list_blog_posts')),
  staff('staff: articles, page 400', (c) => c.rpc('list_blog_posts', { page_offset: 9975 })),
  staff('staff: articles that are drafts', (c) => c.rpc('list_blog_posts', { status_filter: 'draft' })),
  staff('staff: articles, a search', (c) => c.rpc('list_blog_posts', { search: 'canonical' })),
  staff('staff: articles, a word of all', (c) => c.rpc('list_blog_posts', { search: 'writer' })),
  staff('staff: redirects', (c) => c.rpc('list_redirects')),
  staff('staff: redirects, a search', (c) => c.rpc('list_redirects', { search: 'former-7' })),
  staff('staff: articles of each author', (c) => c.rpc('count_author_posts')),
  staff('staff: pages of each service', (c) => c.rpc('count_service_pages')),
  staff('staff: what links to a page', (c) => c.rpc('list_links_to', { path: '/blog/post-7' })),
  staff('staff: the log', (c) =>
    c.from('activity').select('id, at, kind').order('id', { ascending: false }).limit(51),
  ),
  staff('staff: the log of an item', (c) =>
    c.from('activity').select('id').eq('item_id', 'x').order('id', { ascending: false }).limit(51),
  ),
  staff('staff: the log of a person and a kind', (c) =>
    c
      .from('activity')
      .select('id')
      .is('actor', null)
      .eq('kind', 'person')
      .order('id', { ascending: false })
      .limit(51),
  ),
  staff('staff: the bin', (c) => c.rpc('list_bin')),
  staff('staff: pictures', (c) => c.rpc('list_pictures')),
  staff('staff: who changed anything', (c) => c.rpc('activity_people')),
  staff('staff: a city page is saved', (c) =>
    c
      .from('city_pages')
      .update({ intro_paragraph: `A text about Andheri and Bandra of ${Math.random()}. `.repeat(60) })
      .match({ city_slug: 'mumbai', service_type: 'SEO' }),
  ),
  staff('staff: a service has another address', (c) =>
    c
      .from('service_details')
      .update({ service_slug: random('ppc') })
      .eq('service_name', 'PPC'),
  ),
  staff('staff: a service has another name', (c) =>
    c
      .from('service_details')
      .update({ service_name: random('Speed') })
      .like('service_name', '%Speed%'),
  ),
  staff('staff: an author has another name', (c) =>
    c
      .from('authors')
      .update({ name: random('Writer') })
      .eq('id', AUTHOR),
  ),
];

function random(word: string): string {
  return `${word}-${Math.random().toString(36).slice(2)}`;
}
