import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { fill, small } from './growth/fill.ts';
import { samples, store } from './samples.ts';
import { type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const visitor = clients['a visitor'];
const staff = clients['an administrator'];
after(stack.close);

const number = async (query: string) => Number((await sql(query))[0]?.number);
type CityCount = { of: string; letter: string; cities: number };
const citiesBy = async (of_service?: string) =>
  (await visitor.rpc('count_cities', { of_service }).throwOnError()).data as CityCount[];
const articles = async (with_tag?: string, of_author?: string) =>
  (await visitor.rpc('count_articles', { with_tag, of_author }).throwOnError()).data;
const topicsOf = async (of_author: string) =>
  ((await visitor.rpc('list_article_topics', { of_author }).throwOnError()).data as Row[]).map(
    ({ topic }) => topic,
  );
const sum = (counts: CityCount[]) => counts.reduce((all, { cities }) => all + cities, 0);

/** What was reckoned step by step, and what it is when it is counted. */
async function compareTallies(): Promise<void> {
  const tallies = () =>
    sql('select kind, of, part, number from private.tallies where number <> 0 order by 1, 2, 3');
  const kept = await tallies();
  await sql('select private.recount_tallies()');
  assert.deepEqual(kept, await tallies());
}

describe('how many there are', () => {
  it('of cities follows each page that comes, moves, is taken back or goes', async () => {
    const inGoa = async () => sum((await citiesBy()).filter(({ of }) => of === 'Goa'));
    const withPpc = async () => sum(await citiesBy('PPC'));
    const [goa, ppc] = [await inGoa(), await withPpc()];
    const pages = ['Aldona', 'Arpora', 'Valpoi'].map((city) =>
      samples.cityPage({ city, state: 'Goa', service_type: 'PPC' }),
    );
    await secret.from('city_pages').insert(pages).throwOnError();
    assert.deepEqual([await inGoa(), await withPpc()], [goa + 3, ppc + 3]);
    assert.deepEqual(
      (await citiesBy('PPC')).filter(({ letter }) => letter === 'v'),
      [
        {
          of: 'PPC',
          letter: 'v',
          cities: await number(
            `select count(*) as number from public.covered_cities where services @> '{PPC}' and slug like 'v%'`,
          ),
        },
      ],
    );
    await secret.from('city_pages').update({ state: 'Kerala' }).eq('city', 'Aldona').throwOnError();
    await secret.from('city_pages').update({ city: 'Canacona' }).eq('city', 'Arpora').throwOnError();
    await secret.from('city_pages').update({ status: 'draft' }).eq('city', 'Valpoi').throwOnError();
    assert.deepEqual([await inGoa(), await withPpc()], [goa + 1, ppc + 2]);
    await secret.from('city_pages').delete().in('city', ['Aldona', 'Canacona', 'Valpoi']).throwOnError();
    assert.deepEqual([await inGoa(), await withPpc()], [goa, ppc]);
    await compareTallies();
  });

  it('of the pages of a service goes with its name, and its cities with its being shown', async () => {
    const { service_name, id } = await store(stack, 'service_details', samples.service());
    const cities = ['Aldona', 'Arpora'].map((city) => samples.cityPage({ city, service_type: service_name }));
    await secret.from('city_pages').insert(cities).throwOnError();
    await secret.from('service_details').update({ service_name: 'Renamed' }).eq('id', id).throwOnError();
    assert.equal(sum(await citiesBy('Renamed')), 2);
    const { data } = await staff.rpc('count_service_pages').throwOnError();
    assert.equal((data as Row[]).find(({ service_id }) => service_id === id)?.city_pages, 2);
    await secret.from('service_details').update({ status: 'draft' }).eq('id', id).throwOnError();
    assert.equal(sum(await citiesBy('Renamed')), 0);
    await compareTallies();
    await secret.from('city_pages').delete().eq('service_type', 'Renamed').throwOnError();
    await secret.from('service_details').delete().eq('id', id).throwOnError();
  });

  it('of articles is of what readers see: no draft, and none of a day that has not come', async () => {
    const author = await store(stack, 'authors', samples.author());
    const written = (change: Row) =>
      samples.post({
        author_id: author.id,
        status: 'published',
        published_at: '2026-01-01',
        tags: ['Ours'],
        ...change,
      });
    const all = (await articles()) ?? 0;
    await secret
      .from('blog_posts')
      .insert([
        written({ tags: ['Ours', 'Shops', 'Shops'] }),
        written({ status: 'draft', tags: ['Secret'], published_at: null }),
        written({ published_at: '2999-01-01', tags: ['Ours', 'Later'] }),
        written({ published_at: null, tags: ['Undated'] }),
      ])
      .throwOnError();
    assert.deepEqual([await articles(), await articles('Ours'), await articles('Shops')], [all + 1, 1, 1]);
    assert.equal(await articles(undefined, String(author.id)), 1);
    assert.deepEqual(await topicsOf(String(author.id)), ['Ours', 'Shops']);
    await secret
      .from('blog_posts')
      .update({ tags: ['Ours'] })
      .eq('author_id', author.id)
      .throwOnError();
    await compareTallies();
    await secret.from('blog_posts').update({ author_id: null }).eq('author_id', author.id).throwOnError();
    assert.equal(await articles(undefined, String(author.id)), 0);
    await compareTallies();
    await secret.from('blog_posts').delete().contains('tags', ['Ours']).throwOnError();
    assert.equal(await articles(), all);
    await compareTallies();
  });

  it('of city pages that search engines are shown is what their list holds', async () => {
    const listed = await number(
      `select count(*) as number from public.city_page_verdicts where is_indexable and path is not null and not is_sample`,
    );
    const { data } = await visitor.rpc('count_shown_city_pages', { with_samples: false }).throwOnError();
    assert.equal(data, listed);
    await compareTallies();
  });
});

describe('with many rows', () => {
  before(() => fill(sql, { ...small, cityPages: 2000, posts: 1200, redirects: 1200 }));

  /** As it goes about it where it may choose an index. */
  async function planByIndex(query: string): Promise<string> {
    for (const other of ['seqscan', 'bitmapscan']) await sql(`set enable_${other} = off`);
    const plan = await stack.planOf(query);
    for (const other of ['seqscan', 'bitmapscan']) await sql(`reset enable_${other}`);
    return plan;
  }

  const countUpTo = (most: number) =>
    sql(
      `create or replace function private.most_listed() returns integer language sql immutable as $$ select ${most} $$`,
    );

  for (const [what, query] of Object.entries({
    'a call of a file of the sitemap': `select page_id, path, page_changed_at from public.city_page_verdicts where is_indexable and path is not null
      and page_id > '40000000-0000-0000-0000-000000000000' and page_id < '80000000-0000-0000-0000-000000000000' order by page_id limit 100`,
    'the newest of a file': `select page_changed_at from public.city_page_verdicts where is_indexable and path is not null
      and page_id > '40000000-0000-0000-0000-000000000000' order by page_changed_at desc limit 1`,
    'a page of the cities of a state': `select * from public.covered_cities where state = 'Kerala' and slug >= 'k' order by slug limit 60`,
    'a page of the cities of a service': `select city_slug from public.city_pages where service_type = 'SEO' and status = 'published' and city_slug >= 'k' order by city_slug limit 60`,
    'what leads to a path': `select * from public.slug_redirects where private.path_part(target_path) = '/blog/post-7'`,
    'the newest redirects': `select * from public.slug_redirects order by created_at desc, id limit 100`,
    'the articles changed last': `select id from public.blog_posts order by updated_at desc, id limit 100`,
    'the articles of a status': `select id from public.blog_posts where status = 'draft' order by created_at desc, id limit 25`,
    'the enquiries of a status about a service': `select id from public.form_submissions
      where deleted_at is null and status = 'new' and service_interest = 'seo' order by created_at desc, id limit 25`,
    'what was done to an item': `select id from public.activity where item_id = 'x' order by id desc limit 51`,
    'what somebody did of a kind': `select id from public.activity where actor is null and kind = 'person' order by id desc limit 51`,
    'what lay in the bin long enough': `select id from public.activity
      where change = 'deleted' and before is not null and at < now() - interval '30 days' order by at limit 100`,
  }))
    it(`${what} comes from an index, and neither all rows are read nor put in order`, async () => {
      const plan = await planByIndex(query);
      assert.match(plan, /Index/);
      assert.doesNotMatch(plan, /Seq Scan|Sort/);
    });

  it('the lists of the staff say how many there are, and find what is looked for, on every page', async () => {
    const list = async (values: Row) =>
      (await staff.rpc('list_city_pages', values).throwOnError()).data as Row[];
    const all = await number('select count(*) as number from public.city_pages');
    assert.equal((await list({}))[0]?.total, all);
    const seen = new Set<unknown>();
    for (let offset = 0; offset < all; offset += 100)
      for (const { id } of await list({ page_offset: offset, page_size: 100 })) seen.add(id);
    assert.equal(seen.size, all);
    const shown = await list({ shown_filter: 'shown', page_size: 100 });
    assert.ok(shown.every(({ is_indexable }) => is_indexable));
    const dates = shown.map(({ updated_at }) => String(updated_at));
    assert.deepEqual(dates, dates.toSorted().reverse());
    assert.equal((await list({ search: 'mumbai seo' }))[0]?.city, 'Mumbai');
  });

  it('of more than are counted it gives the first in the same order', async () => {
    await countUpTo(50);
    const list = async (values: Row) =>
      (await staff.rpc('list_city_pages', values).throwOnError()).data as Row[];
    const ids = async (condition: string) =>
      (
        await sql(`select page.id from public.city_pages as page join public.city_page_verdicts as verdict on page_id = page.id
        where ${condition} order by page.updated_at desc, page.id limit 20 offset 20`)
      ).map(({ id }) => id);
    for (const [values, condition] of [
      [{}, 'true'],
      [{ search: 'seo' }, `service_type || city || state ilike '%seo%'`],
      [
        { search: 'seo', shown_filter: 'kept-out' },
        `service_type || city || state ilike '%seo%' and not is_indexable`,
      ],
      [{ shown_filter: 'kept-out' }, `status = 'published' and not is_indexable`],
      [{ service_filter: 'PPC', status_filter: 'published' }, `service_type = 'PPC'`],
    ] as const) {
      const rows = await list({ ...values, page_size: 20, page_offset: 20 });
      assert.deepEqual(
        rows.map(({ id }) => id),
        await ids(condition),
        JSON.stringify(values),
      );
      assert.equal(rows[0]?.total, 51);
    }
    await countUpTo(10_000);
  });

  for (const [list, table, search, condition] of [
    ['list_blog_posts', 'blog_posts', 'MAP on', `title ilike '%on%' and title ilike '%map%'`],
    ['list_redirects', 'slug_redirects', 'Former-1', `source_path like '%former-1%'`],
  ] as const)
    it(`${list} gives each row once, and of more than are counted the first in the same order`, async () => {
      const ask = async (values: Row = {}, client = staff) =>
        (await client.rpc(list, values).throwOnError()).data as Row[];
      const all = (await sql(`select id from public.${table} order by created_at desc, id`)).map(
        ({ id }) => id,
      );
      const found = (
        await sql(`select id from public.${table} where ${condition} order by created_at desc, id`)
      ).map(({ id }) => id);
      assert.ok(found.length > 60 && found.length < all.length);
      const compare = async (most: number) => {
        for (const [values, expected] of [
          [{}, all],
          [{ search }, found],
        ] as const)
          for (const page_offset of [0, 20, 60]) {
            const rows = await ask({ ...values, page_size: 20, page_offset });
            assert.deepEqual(
              rows.map(({ id }) => id),
              expected.slice(page_offset, page_offset + 20),
            );
            assert.equal(rows[0]?.total, Math.min(expected.length, most + 1));
          }
      };
      await compare(10_000);
      await countUpTo(60);
      await compare(60);
      await countUpTo(10_000);
      assert.deepEqual(await ask({ page_offset: all.length }), []);
      assert.deepEqual(await ask({ search: '%' }), []);
      assert.deepEqual(await ask({ search: `'); drop table public.${table}; --` }), []);
      for (const client of [visitor, clients['a stranger']])
        assert.equal((await client.rpc(list)).error?.code, '42501');
    });

  it('the articles of a status are listed alone, and found by who wrote them', async () => {
    const id = (
      await store(
        stack,
        'blog_posts',
        samples.post({ slug: 'unread', title: 'Unread', author: 'Meera Iyer' }),
      )
    ).id;
    const ask = async (values: Row) =>
      ((await staff.rpc('list_blog_posts', values).throwOnError()).data as Row[]).map((row) => [
        row.id,
        row.total,
      ]);
    assert.deepEqual((await ask({ status_filter: 'draft' }))[0]?.[0], id);
    assert.deepEqual(await ask({ search: 'iyer  meera' }), [[id, 1]]);
    assert.deepEqual(await ask({ search: 'iyer', status_filter: 'published' }), []);
    await secret.from('blog_posts').delete().eq('id', id).throwOnError();
  });

  it('the bin is emptied some at a time, and nothing but what ends in it is looked at', async () => {
    const versions = () => number('select count(*) as number from public.blog_post_versions');
    const kept = await versions();
    const posts = await Promise.all(
      ['bin-1', 'bin-2', 'bin-3'].map((slug) => store(stack, 'blog_posts', samples.post({ slug }))),
    );
    const ids = posts.map(({ id }) => `${id}`);
    await secret.from('blog_posts').delete().in('id', ids).throwOnError();
    await sql(
      `update public.activity set at = now() - interval '31 days' where item_id = any ($1)`,
      `{${ids}}`,
    );
    const passedOver = {
      text: `select relname, seq_tup_read as number from pg_stat_xact_user_tables
        where relname in ('activity', 'blog_posts', 'blog_post_versions', 'city_pages', 'city_page_views') order by 1`,
    };
    const [before, emptied, after] = await stack.run(
      passedOver,
      { text: 'select * from public.empty_bin(2)' },
      passedOver,
    );
    assert.equal(emptied?.[0]?.contents, '2');
    assert.deepEqual(after, before);
    assert.equal(await versions(), kept + 1);
    const rest = (await secret.rpc('empty_bin').single()).data as Row;
    assert.equal(rest.contents, 1);
    assert.equal(await versions(), kept);
  });

  const followRenames = async () => {
    while ((await secret.rpc('follow_renames').throwOnError()).data);
  };
  const isFollowed = async (renamed_kind: string, renamed_id: unknown) =>
    (await staff.rpc('is_being_followed', { renamed_kind, renamed_id }).throwOnError()).data;

  it('a service has its new name and address at once, and its many pages work while they follow', async () => {
    const service = await store(stack, 'service_details', samples.service({ service_slug: 'many' }));
    const city = (index: number) => `Far ${'ABCDEFGHIJ'[Math.floor(index / 10)]}${'abcdefghij'[index % 10]}`;
    const pages = Array.from({ length: 80 }, (_, index) => ({
      ...{ id: randomUUID(), city: city(index), state: 'Goa', service_type: service.service_name },
    }));
    await secret.from('city_pages').insert(pages).throwOnError();
    const enquiry = await store(stack, 'form_submissions', samples.submission({ service_interest: 'many' }));
    const redirect = await store(
      stack,
      'slug_redirects',
      samples.redirect({ target_path: '/services/many/far-aa' }),
    );
    await staff
      .from('service_details')
      .update({ service_name: 'Renamed', service_slug: 'renamed' })
      .eq('id', service.id)
      .throwOnError();
    const former = () =>
      number(
        `select count(*) as number from public.city_pages where service_type = '${service.service_name}'`,
      );
    assert.equal(await former(), 30);
    assert.equal(await isFollowed('service', service.id), true);
    assert.equal(sum(await citiesBy('Renamed')), 80);
    const { data: names } = await visitor.from('service_names').select('name').eq('is_former', true);
    assert.deepEqual(names, [{ name: service.service_name }]);
    const paths = await sql(`select distinct split_part(private.path_of(page), '/', 3) as slug
      from public.city_pages as page where city like 'Far %'`);
    assert.deepEqual(paths, [{ slug: 'renamed' }]);

    const unmoved = (
      await sql(
        `select id, city from public.city_pages where service_type = '${service.service_name}' order by id limit 1`,
      )
    )[0];
    const twice = { city: unmoved?.city, state: 'Goa', service_type: 'Renamed' };
    assert.equal((await staff.from('city_pages').insert(twice)).error?.code, '23505');
    await staff
      .from('city_pages')
      .update({ h1_title: 'Changed meanwhile', service_type: service.service_name })
      .eq('id', unmoved?.id)
      .throwOnError();
    assert.equal(await former(), 29);
    await secret.rpc('follow_renames', { most: 10 }).throwOnError();
    assert.equal(await former(), 19);

    await followRenames();
    assert.equal(await isFollowed('service', service.id), false);
    assert.equal(await former(), 0);
    const astray = await sql(`select verdict.path from public.city_page_verdicts as verdict
      join public.city_pages as page on page.id = verdict.page_id
      where page.city like 'Far %' and verdict.path is distinct from '/services/renamed/' || page.city_slug`);
    assert.deepEqual(astray, []);
    assert.equal((await visitor.from('service_names').select('name').eq('is_former', true)).data?.length, 0);
    const stored = async (table: string, { id }: Row) =>
      (await secret.from(table).select('*').eq('id', id).single()).data as Row;
    assert.equal((await stored('form_submissions', enquiry)).service_interest, 'renamed');
    assert.equal((await stored('slug_redirects', redirect)).target_path, '/services/renamed/far-aa');
    const told = await sql(
      `select count(*) as number from public.activity where item_id = any ($1) and change = 'changed'`,
      `{${pages.map(({ id }) => id)}}`,
    );
    assert.equal(told[0]?.number, '1', 'what somebody changed by hand, and no renaming');
    await compareTallies();

    const heir = await store(stack, 'service_details', samples.service());
    await staff.rpc('delete_service', { service_id: service.id, move_to: heir.id }).throwOnError();
    assert.equal(await isFollowed('service', heir.id), true);
    await followRenames();
    assert.equal(
      await number(
        `select count(*) as number from public.city_pages where service_type = '${heir.service_name}'`,
      ),
      80,
    );
    await secret.from('city_pages').delete().like('city', 'Far %').throwOnError();
    await secret.from('service_details').delete().eq('id', heir.id).throwOnError();
    await compareTallies();
  });

  it('an author has a new name at once, and many articles carry it soon', async () => {
    const [author] = await sql(`select id from public.authors where slug = 'writer-2'`);
    const carrying = () =>
      number(`select count(*) as number from public.blog_posts where author = 'New Name'`);
    await staff.from('authors').update({ name: 'New Name' }).eq('id', author?.id).throwOnError();
    assert.equal(await carrying(), 50);
    assert.equal(await isFollowed('author', author?.id), true);
    for (const caller of ['a visitor', 'a stranger', 'an administrator'] as const)
      assert.equal((await clients[caller].rpc('follow_renames')).error?.code, '42501');
    assert.equal(
      (await visitor.rpc('is_being_followed', { renamed_kind: 'author', renamed_id: author?.id })).error
        ?.code,
      '42501',
    );
    await followRenames();
    assert.equal(
      await carrying(),
      await number(`select count(*) as number from public.blog_posts where author_id = '${author?.id}'`),
    );
    assert.equal(await isFollowed('author', author?.id), false);
  });

  it('what cannot follow keeps nothing else back', async () => {
    const [stuck] = await sql(`select id from public.authors where slug = 'writer-3'`);
    const [other] = await sql(`select id from public.authors where slug = 'writer-4'`);
    await sql(
      `create function private.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await secret.from('authors').update({ name: 'Stuck' }).eq('id', stuck?.id).throwOnError();
    await sql(`create trigger refuse before update on public.blog_posts for each row
      when (new.author = 'Stuck') execute function private.refuse()`);
    await secret.from('authors').update({ name: 'Other' }).eq('id', other?.id).throwOnError();
    await followRenames();
    assert.equal(await isFollowed('author', stuck?.id), true);
    assert.equal(await isFollowed('author', other?.id), false);
    await sql('drop trigger refuse on public.blog_posts');
    await sql('drop function private.refuse()');
    await sql(`update private.renames set due_at = now() where kind = 'author'`);
    await followRenames();
    assert.equal(await isFollowed('author', stuck?.id), false);
  });

  it('a word that many pages share is answered with some of each kind, and a short one with the cities it begins', async () => {
    const found = async (words: string) =>
      ((await staff.rpc('search_pages', { words }).throwOnError()).data as Row[]).map(
        ({ kind, title }) => `${kind}: ${title}`,
      );
    assert.ok((await found('seo')).some((page) => page.startsWith('city page: ')));
    assert.equal((await found('mumbai seo'))[0], 'city page: SEO in Mumbai');
    assert.ok((await found('mu')).includes('city page: SEO in Mumbai'));
    assert.ok((await found('on')).some((page) => page.startsWith('article: On ')));
  });

  it('a statement that writes hundreds of city pages has them all listed', async () => {
    const city = (index: number) =>
      `Wide ${'ABCDEFGHIJ'[index % 10]}${'abcdefghij'[Math.floor(index / 10) % 10]}${'abc'[Math.floor(index / 100)]}`;
    const rows = Array.from({ length: 300 }, (_, index) => ({
      id: randomUUID(),
      city: city(index),
      state: 'Goa',
      service_type: 'SEO',
    }));
    await secret.from('city_pages').insert(rows).throwOnError();
    const covered = `select count(*) as number from public.covered_cities where slug like 'wide-%'`;
    assert.equal(await number(covered), 300);
    await secret.from('city_pages').delete().like('city', 'Wide %').throwOnError();
    assert.equal(await number(covered), 0);
    await compareTallies();
  });
});
