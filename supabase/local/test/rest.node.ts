import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publishableKey, secretKey, startTestStack } from './support.ts';

const { visitor, service, url } = await startTestStack();

const slugs = (data: unknown) => (Array.isArray(data) ? data.map(({ slug }) => slug) : data);
const published = () => visitor.from('articles').select('slug').order('slug');

describe('selecting', () => {
  it('gives the named columns in the wanted order', async () => {
    const { data, status } = await visitor
      .from('articles')
      .select('slug, headline:title, facts, tags')
      .order('views', { ascending: false })
      .limit(1);
    assert.deepEqual(data, [
      { slug: 'post-12', headline: 'Post 12 about maps', facts: { n: 12 }, tags: ['seo', 'speed'] },
    ]);
    assert.equal(status, 200);
  });

  it('embeds the one row that a foreign key leads to', async () => {
    const query = () =>
      visitor.from('articles').select('slug, author:author_id(name)').in('slug', ['post-1', 'post-3']);
    assert.deepEqual((await query().order('slug')).data, [
      { slug: 'post-1', author: { name: 'Asha' } },
      { slug: 'post-3', author: null },
    ]);
  });

  it('names a table, an embed or a column that does not exist', async () => {
    const errors = await Promise.all([
      visitor.from('nowhere').select(),
      visitor.from('articles').select('slug, messages(*)'),
      visitor.from('articles').select('nothing'),
    ]);
    assert.deepEqual(
      errors.map(({ status, error }) => [status, error?.code]),
      [
        [404, 'PGRST205'],
        [400, 'PGRST200'],
        [400, '42703'],
      ],
    );
  });

  it('answers 501 to what the site does not use', async () => {
    const answers = await Promise.all([
      visitor.from('authors').select('slug, articles(slug)'),
      visitor.from('articles').select('slug, author:author_id!inner(name)'),
      visitor.from('articles').select('slug, author:author_id(name)').eq('author.name', 'Asha'),
      visitor.from('articles').select('slug').textSearch('words', 'maps'),
      visitor.from('articles').select('slug').containedBy('tags', ['ppc']),
      visitor.from('articles').select('facts->n'),
      visitor.from('articles').select('slug', { count: 'planned' }),
      visitor.rpc('add_up', { a: 1, b: 2 }, { get: true }),
      service.from('authors').upsert({ slug: 'x', name: 'X' }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(answers.length).fill(501),
    );
    assert.match(answers[3]?.error?.message ?? '', /the operator fts.*GET \/rest\/v1\/articles/);
  });
});

describe('filters', () => {
  const cases: [string, () => ReturnType<typeof published>, string[]][] = [
    ['eq', () => published().eq('slug', 'post-7'), ['post-7']],
    ['neq', () => published().neq('slug', 'post-7').lt('views', 90).gt('views', 60), ['post-8']],
    ['gte and lte', () => published().gte('views', 110).lte('views', 120), ['post-11', 'post-12']],
    [
      'in, with commas and quotes',
      () => published().in('slug', ['post-1', 'a,b', 'c"d', 'post-2']),
      ['post-1', 'post-2'],
    ],
    ['in an empty list', () => published().in('slug', []), []],
    ['is null', () => published().is('excerpt', null), ['post-12', 'post-4', 'post-8']],
    ['is true', () => published().is('featured', true), ['post-12', 'post-3', 'post-6', 'post-9']],
    [
      'not is null and not in',
      () => published().not('excerpt', 'is', null).not('views', 'in', '(10,20,30)').lt('views', 80),
      ['post-6', 'post-7'],
    ],
    ['like', () => published().like('title', 'Post 1%maps'), ['post-12']],
    ['ilike', () => published().ilike('title', '*MAPS').lt('views', 40), ['post-3']],
    ['contains', () => published().contains('tags', ['seo', 'speed']).lt('views', 50), ['post-2', 'post-4']],
    ['contains in JSON', () => published().contains('facts', { n: 3 }), ['post-3']],
    ['overlaps', () => published().overlaps('tags', ['ppc']).lt('views', 20), ['post-1']],
    [
      'or, with a group in it',
      () =>
        published().or('slug.eq.post-1,and(views.gt.100,views.lt.120),not.and(views.lt.120,slug.neq.post-2)'),
      ['post-1', 'post-11', 'post-12', 'post-2'],
    ],
  ];
  for (const [name, query, expected] of cases)
    it(name, async () => {
      const { data, error } = await query();
      assert.equal(error, null);
      assert.deepEqual(slugs(data), expected);
    });

  it('quotes in a logic tree hold commas and quotes', async () => {
    const { data } = await visitor
      .from('authors')
      .select('slug')
      .or('name.eq."Bela \\"B.\\" Rao, editor",slug.eq.none');
    assert.deepEqual(slugs(data), ['bela']);
  });

  it('answers a value of the wrong type and an operator that is none', async () => {
    const [type, operator] = await Promise.all([
      visitor.from('articles').select('slug').eq('id', 'x'),
      visitor.from('articles').select('slug').filter('slug', 'looks', 'x'),
    ]);
    assert.deepEqual([type.status, type.error?.code], [400, '22P02']);
    assert.deepEqual([operator.status, operator.error?.code], [400, 'PGRST100']);
  });
});

describe('pages and counts', () => {
  it('gives a range, the total and 206 while there is more', async () => {
    const { data, count, status } = await visitor
      .from('articles')
      .select('slug', { count: 'exact' })
      .order('views')
      .range(2, 3);
    assert.deepEqual([slugs(data), count, status], [['post-3', 'post-4'], 10, 206]);
  });

  it('counts without rows', async () => {
    const { data, count } = await visitor
      .from('articles')
      .select('*', { count: 'exact', head: true })
      .eq('featured', true);
    assert.deepEqual([data, count], [null, 4]);
  });

  it('refuses an offset beyond the counted end', async () => {
    const { status, error } = await visitor
      .from('articles')
      .select('slug', { count: 'exact' })
      .range(100, 109);
    assert.deepEqual([status, error?.code], [416, 'PGRST103']);
  });

  it('holds at most 1000 rows in one answer', async () => {
    const rows = Array.from({ length: 1005 }, (_, id) => ({ id, value: 'x' }));
    await service.from('secrets').insert(rows);
    const { data, count } = await service.from('secrets').select('id', { count: 'exact' });
    await service.from('secrets').delete().gte('id', 0);
    assert.deepEqual([data?.length, count], [1000, 1005]);
  });

  it('sorts nulls where asked', async () => {
    const first = await published().order('slug').limit(1);
    const nulls = await visitor
      .from('articles')
      .select('slug')
      .order('excerpt', { nullsFirst: true })
      .order('slug')
      .limit(1);
    assert.deepEqual([slugs(first.data), slugs(nulls.data)], [['post-1'], ['post-12']]);
  });
});

describe('one row', () => {
  it('comes without a list', async () => {
    const { data } = await visitor.from('articles').select('slug').eq('slug', 'post-1').single();
    assert.deepEqual(data, { slug: 'post-1' });
  });

  it('is an error when there is none, and null when it may be missing', async () => {
    const none = await visitor.from('articles').select('slug').eq('slug', 'none').single();
    const maybe = await visitor.from('articles').select('slug').eq('slug', 'none').maybeSingle();
    assert.deepEqual([none.status, none.error?.code], [406, 'PGRST116']);
    assert.equal(none.error?.details, 'The result contains 0 rows');
    assert.deepEqual([maybe.data, maybe.error], [null, null]);
  });
});

describe('writing', () => {
  it('inserts in bulk and shows what was asked for', async () => {
    const { data, status } = await service
      .from('articles')
      .insert([
        { slug: 'new-1', title: 'New 1', views: 0 },
        { slug: 'new-2', title: 'New 2', views: 5 },
      ])
      .select('slug, views, status');
    assert.equal(status, 201);
    assert.deepEqual(data, [
      { slug: 'new-1', views: 0, status: 'draft' },
      { slug: 'new-2', views: 5, status: 'draft' },
    ]);
  });

  it('embeds in what it shows', async () => {
    const { data } = await service
      .from('articles')
      .update({ author_id: 'a0000000-0000-4000-8000-000000000001' })
      .eq('slug', 'new-1')
      .select('slug, author:author_id(name)')
      .single();
    assert.deepEqual(data, { slug: 'new-1', author: { name: 'Asha' } });
  });

  it('inserts without showing', async () => {
    const { data, status } = await visitor
      .from('messages')
      .insert({ id: crypto.randomUUID(), body: 'Hello' });
    assert.deepEqual([data, status], [null, 201]);
  });

  it('stores text exactly', async () => {
    const body = 'é 🙂 "quoted" \\ {a,b} %00 \u202e <script>\n\t';
    const id = crypto.randomUUID();
    await visitor.from('messages').insert({ id, body });
    assert.equal((await service.from('messages').select('body').eq('id', id).single()).data?.body, body);
  });

  it('updates or skips what is there already', async () => {
    const merge = await service
      .from('authors')
      .upsert(
        [
          { slug: 'asha', name: 'Asha R' },
          { slug: 'chitra', name: 'Chitra' },
        ],
        { onConflict: 'slug' },
      )
      .select('slug, name');
    const again = await service
      .from('authors')
      .upsert({ slug: 'asha', name: 'Asha' }, { onConflict: 'slug' });
    const skip = await service
      .from('authors')
      .upsert({ slug: 'asha', name: 'Ignored' }, { onConflict: 'slug', ignoreDuplicates: true })
      .select();
    assert.deepEqual(merge.data, [
      { slug: 'asha', name: 'Asha R' },
      { slug: 'chitra', name: 'Chitra' },
    ]);
    assert.deepEqual([merge.status, again.status, skip.data], [201, 200, []]);
  });

  it('undoes a change of several rows when one was wanted', async () => {
    const { status } = await service
      .from('articles')
      .update({ title: 'Lost' })
      .in('slug', ['post-1', 'post-2'])
      .select()
      .single();
    const { count } = await service
      .from('articles')
      .select('*', { count: 'exact', head: true })
      .eq('title', 'Lost');
    assert.deepEqual([status, count], [406, 0]);
  });

  it('answers what the database refuses with the status of the real one', async () => {
    const article = { slug: 'x', title: 'X' };
    const refused = await Promise.all([
      service.from('articles').insert({ ...article, slug: 'post-1' }),
      service.from('articles').insert({ ...article, author_id: crypto.randomUUID() }),
      service.from('articles').insert({ slug: 'x' }),
      service.from('articles').insert({ ...article, slug: 'Not A Slug' }),
      service.from('articles').insert({ ...article, nothing: 1 }),
      service.from('articles').update({ views: 'many' }).eq('slug', 'post-1'),
    ]);
    assert.deepEqual(
      refused.map(({ status, error }) => [status, error?.code]),
      [
        [409, '23505'],
        [409, '23503'],
        [400, '23502'],
        [400, '23514'],
        [400, 'PGRST204'],
        [400, '22P02'],
      ],
    );
  });
});

describe('functions', () => {
  it('return rows that can be narrowed, ordered and counted', async () => {
    const { data, count } = await visitor
      .rpc('search_articles', { phrase: 'maps' }, { count: 'exact' })
      .select('slug')
      .gt('views', 40)
      .order('slug')
      .limit(2);
    assert.deepEqual([slugs(data), count], [['post-12', 'post-6'], 3]);
  });

  it('return values, sets of values, JSON, or nothing', async () => {
    assert.equal((await visitor.rpc('add_up', { a: 1, b: 2 })).data, 3);
    assert.equal((await visitor.rpc('slugs')).data?.length, 10);
    assert.deepEqual((await visitor.rpc('echo', { value: { a: [1, null] } })).data, { a: [1, null] });
    const { data, status } = await visitor.rpc('nothing');
    assert.deepEqual([data, status], [null, 204]);
    assert.deepEqual((await visitor.rpc('who_am_i').single()).data, { role: 'anon', id: null });
  });

  it('change rows', async () => {
    assert.equal((await visitor.rpc('count_view', { article_slug: 'post-1' })).data, 11);
  });

  it('fail as they mean to', async () => {
    const failed = await Promise.all([
      visitor.rpc('complain', { message: 'No' }),
      visitor.rpc('slow_down'),
      visitor.rpc('unknown', { a: 1 }),
      visitor.rpc('add_up', { a: 1 }),
      visitor.rpc('hidden'),
      visitor.rpc('add_up', { a: 'x', b: 1 }),
    ]);
    assert.deepEqual(
      failed.map(({ status, error }) => [status, error?.code]),
      [
        [400, 'P0001'],
        [429, 'PT429'],
        [404, 'PGRST202'],
        [404, 'PGRST202'],
        [401, '42501'],
        [400, '22P02'],
      ],
    );
    assert.deepEqual([failed[0].error?.details, failed[0].error?.hint], ['because', 'try again']);
  });
});

describe('roles', () => {
  it('hide drafts from visitors and show them to the secret key', async () => {
    const count = async (client: typeof visitor) =>
      (await client.from('articles').select('*', { count: 'exact', head: true })).count;
    assert.deepEqual([await count(visitor), await count(service)], [10, 14]);
  });

  it('refuse a visitor what was not granted', async () => {
    const refused = await Promise.all([
      visitor.from('secrets').select(),
      visitor.from('authors').insert({ slug: 'me', name: 'Me' }),
      visitor.from('messages').select(),
      visitor.from('messages').insert({ id: crypto.randomUUID(), body: 'x' }).select(),
    ]);
    assert.deepEqual(
      refused.map(({ status, error }) => [status, error?.code]),
      Array(4).fill([401, '42501']),
    );
  });

  it('hide every schema but one', async () => {
    const { status, error } = await visitor.schema('auth').from('users').select();
    assert.deepEqual([status, error?.code], [406, 'PGRST106']);
  });

  it('want an API key and a token that this stack signed', async () => {
    const get = (headers: Record<string, string>) => fetch(`${url}/rest/v1/articles?limit=1`, { headers });
    const forged = `${btoa('{"alg":"ES256"}')}.${btoa('{"role":"service_role","exp":9999999999}')}.AAAA`;
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"role":"service_role"}')}.`;
    const statuses = await Promise.all([
      get({}),
      get({ apikey: 'sb_publishable_other' }),
      get({ apikey: publishableKey, authorization: `Bearer ${forged}` }),
      get({ apikey: secretKey, authorization: `Bearer ${unsigned}` }),
    ]);
    assert.deepEqual(
      statuses.map(({ status }) => status),
      [401, 401, 401, 401],
    );
  });
});

it('200 changes at once are all made', async () => {
  await service.from('articles').update({ views: 0 }).eq('slug', 'post-2');
  await Promise.all(Array.from({ length: 200 }, () => service.rpc('count_view', { article_slug: 'post-2' })));
  const { data } = await visitor.from('articles').select('views').eq('slug', 'post-2').single();
  assert.equal(data?.views, 200);
});
