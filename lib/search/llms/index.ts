import 'server-only';
import { SUMMARY_COLUMNS, toPostSummary } from '../../blog/schema';
import { tags } from '../../cache/tags';
import { cityName } from '../../cities/city-slug';
import { listNewestShownCityPages } from '../../cities/doorway';
import { routes } from '../../routes';
import { absoluteUrl } from '../../routes/url';
import { listServices } from '../../services';
import { getSection } from '../../site/read';
import { publicClient } from '../../supabase/public';
import { section } from './markdown';
import { markdownPath } from './markdown-version';

/** So many articles and city pages are named, the newest; the sitemap has all of them. */
const ARTICLES = 200;
const CITY_PAGES = 200;

/** What the site has, for language models (llmstxt.org). */
export async function llmsText(): Promise<string> {
  const [brand, blog, locations, services, cityPages, articles] = await Promise.all([
    getSection('brand'),
    getSection('blog'),
    getSection('locations'),
    listServices(),
    listCityPages(),
    listArticles(),
  ]);
  return [
    `# ${brand.name}\n\n> ${brand.description}\n\n`,
    `${brand.name} is an agency for search marketing in ${brand.areaServed}. Every article below is also to be had as plain markdown: its address with .md at the end. The articles are offered as feeds at ${absoluteUrl('/feed.xml')} and ${absoluteUrl('/feed.json')}, and every public page is in ${absoluteUrl('/sitemap.xml')}.\n`,
    section(
      'Services',
      services.map(({ slug, name, description }) => ({
        name,
        url: absoluteUrl(routes.service(slug)),
        note: description,
      })),
    ),
    section('Company', [
      { name: locations.title, url: absoluteUrl(routes.locations), note: locations.description },
      { name: 'Blog', url: absoluteUrl(routes.blog), note: blog.lead },
      { name: 'Contact', url: absoluteUrl(routes.contact) },
    ]),
    section('Articles', articles),
    section('Optional', cityPages),
  ].join('');
}

async function listCityPages() {
  const pages = await listNewestShownCityPages(CITY_PAGES);
  return pages.map(({ path, service, citySlug }) => ({
    name: `${service.name} in ${cityName(citySlug)}`,
    url: absoluteUrl(path),
  }));
}

async function listArticles() {
  const { data } = await publicClient(tags.posts)
    .from('blog_posts')
    .select(SUMMARY_COLUMNS)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(ARTICLES)
    .throwOnError();
  return data.map(toPostSummary).map(({ title, slug, excerpt }) => ({
    name: title,
    url: absoluteUrl(markdownPath(slug)),
    note: excerpt,
  }));
}
