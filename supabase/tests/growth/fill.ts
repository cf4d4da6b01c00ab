export type Size = {
  cityPages: number;
  submissions: number;
  posts: number;
  authors: number;
  redirects: number;
};

export type Run = (statement: string) => Promise<unknown>;

/** A young site, and the one that it may become. */
export const small: Size = { cityPages: 600, submissions: 500, posts: 100, authors: 10, redirects: 50 };
export const large: Size = {
  cityPages: 120_000,
  submissions: 100_000,
  posts: 10_000,
  authors: 200,
  redirects: 5_000,
};

const BATCH = 20_000;
const STATES =
  'Andhra Pradesh,Arunachal Pradesh,Assam,Bihar,Chhattisgarh,Goa,Gujarat,Haryana,Himachal Pradesh,Jharkhand,Karnataka,Kerala,Madhya Pradesh,Maharashtra,Manipur,Meghalaya,Mizoram,Nagaland,Odisha,Punjab,Rajasthan,Sikkim,Tamil Nadu,Telangana,Tripura,Uttar Pradesh,Uttarakhand,West Bengal';
const WORDS =
  'crawl index canonical sitemap redirect ranking snippet query intent audit budget landing campaign keyword content cluster anchor schema markup review local map listing price cart product category filter server cache image script font layout paint input delay';
const SERVICES = 'SEO,PPC,Content Strategy,Site Speed,Local SEO,E-commerce SEO';
const SYLLABLES = 'ka,ra,mi,pu,nag,dev,sur,an,ti,gar,bel,jal,kot,vi,sha,nor';

const list = (words: string, separator = ',') => `array['${words.split(separator).join("','")}']`;
/** A name of letters alone that no other number has. */
const town = (n: string) =>
  `(select initcap(string_agg((${list(SYLLABLES)})[1 + (${n} >> (4 * place)) % 16], '' order by place)) from generate_series(0, 4) as place)`;
const id = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`;

/**
 * Writes rows of every kind up to a size, past the triggers, with what these would have written beside them.
 * @param from what it was filled to before
 */
export async function fill(run: Run, to: Size, from?: Size): Promise<void> {
  const kinds: [(first: number, last: number) => string[], keyof Size][] = [
    [authors, 'authors'],
    [cityPages, 'cityPages'],
    [posts, 'posts'],
    [redirects, 'redirects'],
    [submissions, 'submissions'],
  ];
  await run('set session_replication_role = replica');
  for (const [statements, kind] of kinds)
    for (let first = (from?.[kind] ?? 0) + 1; first <= to[kind]; first += BATCH)
      for (const statement of statements(first, Math.min(first + BATCH - 1, to[kind]))) await run(statement);
  await run('set session_replication_role = origin');
  await run('select private.recount_tallies()');
  await run('analyze');
}

function cityPages(first: number, last: number): string[] {
  const made = `public.city_pages where h1_title ~ '^No [0-9]+$' and substr(h1_title, 4)::integer between ${first} and ${last}`;
  return [
    `insert into public.city_pages (id, city, state, service_type, h1_title, intro_paragraph, created_at, updated_at)
     select ${id('page', 'n')}, ${town('n')}, (${list(STATES)})[1 + n % 28], (${list(SERVICES)})[1 + n % 6], 'No ' || n,
       repeat('Words of a page that is made up for ' || n || '. ', 50), now() - make_interval(mins => n), now() - make_interval(mins => n)
     from generate_series(${first}, ${last}) as n`,
    `insert into public.city_page_verdicts (page_id, path, is_indexable, page_changed_at, judged_at, sketch_size, own_words)
     select page.id, '/services/' || service.service_slug || '/' || page.city_slug, substr(h1_title, 4)::integer % 10 > 0,
       page.updated_at, now(), 12, 300
     from (select * from ${made}) as page join public.service_details as service on service.service_name = page.service_type`,
    `insert into public.covered_cities (slug, name, state, services, updated_at)
     select city_slug, city, state, array[service_type], updated_at from ${made}`,
    `insert into private.city_page_sketches (feature, page_id)
     select distinct hashtext(id::text || feature), id from (select id from ${made}) as page, generate_series(1, 12) as feature`,
    `insert into public.city_localities (city_slug, name)
     select city_slug, city || ' ' || kind from (select city_slug, city from ${made}) as page, unnest(array['Bazaar', 'Road']) as kind`,
    `insert into public.activity (at, kind, source, item_id, label, change)
     select updated_at, 'city page', 'city_pages', id::text, service_type || ' · ' || city, 'created' from ${made}`,
  ];
}

function authors(first: number, last: number): string[] {
  return [
    `insert into public.authors (id, slug, name)
     select ${id('author', 'n')}, 'writer-' || n, ${town('n')} || ' Writer' from generate_series(${first}, ${last}) as n`,
  ];
}

function posts(first: number, last: number): string[] {
  const words = list(WORDS, ' ');
  const word = (n: string) => `w[1 + (${n}) % cardinality(w)]`;
  return [
    `insert into public.blog_posts (id, slug, title, excerpt, content, tags, category, status, published_at, content_updated_at,
       author, author_id, featured_image, created_at, updated_at)
     select ${id('post', 'n')}, 'post-' || n, 'On ' || ${word('n')} || ' and ' || ${word('n / 40')} || ' ' || n, 'About ' || ${word('n / 7')},
       'unrepeatable' || n || ' ' || (select string_agg(${word('n * 7 + i * i * 13')}, ' ') from generate_series(1, 300) as i),
       array[(array['SEO','Marketing','Analytics'])[1 + n % 3], 'tag-' || n % 50], 'SEO', 'published',
       now() - make_interval(hours => n), now() - make_interval(hours => n), 'A Writer', ${id('author', '(1 + n % 10)')}, '/covers/seo.webp',
       now() - make_interval(hours => n), now() - make_interval(hours => n)
     from generate_series(${first}, ${last}) as n, (select ${words} as w) as words`,
    `insert into public.blog_post_versions (post_id, fields, change)
     select ${id('post', 'n')}, jsonb_build_object('slug', 'post-' || n, 'status', 'published'), 'Created'
     from generate_series(${first}, ${last}) as n, generate_series(1, 5)`,
    `insert into private.page_links (source, item, host, path, kind, label)
     select 'blog_posts', ${id('post', 'n')}::text, '', '/blog/post-' || 1 + (n * 31) % ${last}, 'post', 'Post ' || n
     from generate_series(${first}, ${last}) as n`,
  ];
}

function redirects(first: number, last: number): string[] {
  return [
    `insert into public.slug_redirects (source_path, target_path, created_at)
     select '/blog/former-' || n, '/blog/post-' || 1 + n % 100, now() - make_interval(mins => n) from generate_series(${first}, ${last}) as n`,
  ];
}

function submissions(first: number, last: number): string[] {
  return [
    `insert into public.form_submissions (id, name, email, phone, service_interest, city, message, status, created_at, content_key)
     select ${id('enquiry', 'n')}, 'Person ' || n, 'person' || n || '@example.com', '+91 98' || lpad(n::text, 8, '0'),
       (array['seo','ppc','content'])[1 + n % 3], ${town('n')}, 'We sell shoes and want to be found for ' || n,
       (array['new','contacted','closed','closed'])[1 + n % 4], now() - make_interval(mins => 5 * n), md5(n::text)
     from generate_series(${first}, ${last}) as n`,
    `insert into public.notification_deliveries (submission_id, state, sent_at, created_at)
     select ${id('enquiry', 'n')}, 'sent', now() - make_interval(mins => 5 * n), now() - make_interval(mins => 5 * n)
     from generate_series(${first}, ${last}) as n`,
  ];
}
