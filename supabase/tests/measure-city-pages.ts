import { report } from './measured.ts';
import { type Client, startTestStack } from './support.ts';

/**
 * `npm run measure:database`: how long the reads of a city page, the lists of cities, the judging of a page and the work of the staff take with the
 * pages of the seed, and with 10,000 more that are made up. Round trips over HTTP to the embedded Supabase, the median of nine.
 */
const PAGES = 10_000;
/** The embedded database cuts off a statement that runs too long. */
const BATCH = 250;

const stack = await startTestStack();
const visitor = stack.clients['a visitor'];

const reads: Record<string, (client: Client) => PromiseLike<{ error: unknown }>> = {
  'one page': (client) =>
    client.from('city_pages').select('*').match({ city_slug: 'mumbai', service_type: 'SEO' }).single(),
  'its verdict': (client) =>
    client.from('city_page_verdicts').select('is_indexable').eq('path', '/services/seo/mumbai').single(),
  'the services of a city': (client) =>
    client.from('covered_cities').select('*').eq('slug', 'mumbai').single(),
  'a page of the cities of a service': (client) =>
    client.from('covered_cities').select('*').contains('services', '{SEO}').order('slug').range(0, 59),
  'a page of all cities': (client) =>
    client.from('covered_cities').select('*').order('state').order('slug').range(0, 59),
  'a call of the sitemap': (client) =>
    client
      .from('city_page_verdicts')
      .select('path, page_changed_at')
      .eq('is_indexable', true)
      .order('path')
      .limit(1000),
};

const staff = stack.clients['an administrator'];
const kept = await staff
  .from('city_pages')
  .select('*')
  .match({ city: 'Mumbai', service_type: 'SEO' })
  .single();
const edits: Record<string, () => PromiseLike<{ error: unknown }>> = {
  'the list of the staff': () => staff.rpc('list_city_pages'),
  'its hundredth page': () => staff.rpc('list_city_pages', { page_offset: 4950 }),
  'a search in it': () => staff.rpc('list_city_pages', { search: 'town abc' }),
  'what is kept out': () => staff.rpc('list_city_pages', { shown_filter: 'kept-out' }),
  'the guard over a text': () => staff.rpc('check_city_page', { draft: kept.data, stored_id: kept.data?.id }),
  'a save': () =>
    staff
      .from('city_pages')
      .update({ intro_paragraph: `${kept.data?.intro_paragraph} ${Math.random()}` })
      .eq('id', kept.data?.id),
};

await reportAll('of the seed');
await fill();
await reportAll(`and ${PAGES} more`);
await stack.close();

async function reportAll(pages: string): Promise<void> {
  for (const [name, ask] of Object.entries(reads))
    await report(`${name}, pages ${pages}`, () => ask(visitor));
  for (const [name, ask] of Object.entries(edits)) await report(`${name}, pages ${pages}`, ask);
  await report(`judging a page, pages ${pages}`, async () => {
    await stack.sql(
      `select private.judge_city_page(id) from public.city_pages where city = 'Mumbai' and service_type = 'SEO'`,
    );
    return { error: null };
  });
}

/** Pages that are taken for judged, each with a sketch of its own, past the triggers. */
async function fill(): Promise<void> {
  for (let from = 0; from < PAGES; from += BATCH) {
    const made = `from public.city_pages where city like 'Town %' and h1_title::integer between ${from} and ${from + BATCH - 1}`;
    await stack.sql(`set session_replication_role = replica`);
    await stack.sql(`
      insert into public.city_pages (city, state, service_type, h1_title, intro_paragraph)
      select 'Town ' || translate(n::text, '0123456789', 'ABCDEFGHIJ'), (array['Kerala', 'Gujarat', 'Bihar'])[1 + n % 3], 'SEO',
        n::text, repeat('Words of a page that is made up. ', 120)
      from generate_series(${from}, ${from + BATCH - 1}) as n`);
    await stack.sql(`
      insert into public.city_page_verdicts (page_id, path, is_indexable, judged_at, sketch_size)
      select id, '/services/seo/' || city_slug, true, now(), 120 ${made}`);
    await stack.sql(`
      insert into public.covered_cities (slug, name, state, services, updated_at)
      select city_slug, city, state, array[service_type], updated_at ${made}`);
    await stack.sql(`
      insert into private.city_page_sketches (feature, page_id)
      select distinct ('x' || left(md5(feature::text || id::text), 8))::bit(32)::integer, id
      from (select id ${made}) as page, generate_series(1, 120) as feature`);
    await stack.sql(`set session_replication_role = origin`);
  }
  await stack.sql('analyze');
}
