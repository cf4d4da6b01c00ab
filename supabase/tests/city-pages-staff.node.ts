import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { callers, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { secret } = stack;
const staff = stack.clients['an administrator'];

async function list(filters: Row = {}): Promise<Row[]> {
  const { data, error } = await staff.rpc('list_city_pages', filters);
  if (error) throw error;
  return data;
}

async function add(changed: Row = {}): Promise<string> {
  const row = { city: 'Nagpur', service_type: 'SEO', state: 'Maharashtra', ...changed };
  const { data, error } = await staff.from('city_pages').insert(row).select('id').single();
  if (error) throw error;
  return data.id;
}

const remove = (id: string, to: string | null = null) =>
  staff.rpc('delete_city_page', { page_id: id, redirect_to: to });
const names = (rows: Row[]) => rows.map(({ service_type, city }) => `${service_type} in ${city}`);

after(stack.close);

describe('city pages as the staff keep them', () => {
  it('are listed with what the guard says, what changed last first, a page at a time', async () => {
    const id = await add({ status: 'draft' });
    const [first, ...rest] = await list({ page_size: 10 });
    assert.deepEqual(
      [first?.id, first?.status, first?.is_indexable, first?.path],
      [id, 'draft', false, null],
    );
    assert.equal(first?.changed_by, 'staff@example.com');
    assert.equal(rest.length, 9);
    const next = await list({ page_size: 10, page_offset: 10 });
    assert.equal(
      next.some((row) => row.id === first?.id || rest.some((other) => other.id === row.id)),
      false,
    );
    assert.equal(Number(first?.total), Number(next[0]?.total));
    await remove(id);
  });

  it('are found by words in any order, whatever is in the search', async () => {
    assert.deepEqual(names(await list({ search: 'pune seo' })).toSorted(), [
      'Local SEO in Pune',
      'SEO in Pune',
    ]);
    assert.deepEqual(names(await list({ search: 'MAHARASHTRA ppc' })), ['PPC in Mumbai']);
    for (const search of ['%', '_', "'; drop table city_pages", '\\', 'constructor'])
      assert.deepEqual(await list({ search }), []);
    assert.equal((await list({ search: '   ' })).length, (await list()).length);
  });

  it('are filtered by state, service and whether search engines are shown them', async () => {
    const draft = await add({ status: 'draft' });
    const scheduled = await add({ city: 'Indore', status: 'draft', publish_at: '2027-06-01T00:00:00Z' });
    const thin = await add({ city: 'Ranchi' });
    const ids = async (filters: Row) => (await list({ ...filters, page_size: 100 })).map((row) => row.id);
    assert.deepEqual(await ids({ status_filter: 'draft' }), [draft]);
    assert.deepEqual(await ids({ status_filter: 'scheduled' }), [scheduled]);
    assert.deepEqual(await ids({ shown_filter: 'kept-out' }), [thin]);
    assert.ok((await list({ service_filter: 'PPC' })).every((row) => row.service_type === 'PPC'));
    const shown = await list({ shown_filter: 'shown', page_size: 100 });
    assert.ok(shown.length > 30 && shown.every((row) => row.is_indexable));
    assert.deepEqual(await list({ status_filter: 'draft', service_filter: 'PPC' }), []);
    for (const id of [draft, scheduled, thin]) await remove(id);
  });

  it('move with a redirect, which ends where a page is published again', async () => {
    const id = await add({ city: 'Nagpur' });
    await staff.from('city_pages').update({ city: 'Indore' }).eq('id', id);
    const redirectOf = async (path: string) =>
      (await secret.from('slug_redirects').select('target_path').eq('source_path', path)).data?.[0]
        ?.target_path;
    assert.equal(await redirectOf('/services/seo/nagpur'), '/services/seo/indore');
    const again = await add({ city: 'Nagpur' });
    assert.equal(await redirectOf('/services/seo/nagpur'), undefined);
    await remove(id, '/services/seo');
    assert.equal(await redirectOf('/services/seo/indore'), '/services/seo');
    await remove(again);
    await secret.from('slug_redirects').delete().eq('source_path', '/services/seo/indore');
  });

  it('say where their city is, and a city has the place of its page', async () => {
    const id = await add({ city: 'Wardha', latitude: 20.75, longitude: 78.6 });
    const { data } = await secret
      .from('covered_cities')
      .select('latitude, longitude')
      .eq('slug', 'wardha')
      .single();
    assert.deepEqual(data, { latitude: 20.75, longitude: 78.6 });
    for (const place of [
      { latitude: 51.5, longitude: -0.1 },
      { latitude: 20, longitude: null },
      { latitude: 'NaN', longitude: 'NaN' },
    ])
      assert.equal((await staff.from('city_pages').update(place).eq('id', id)).error?.code, '23514');
    await remove(id);
  });

  for (const caller of callers.filter((name) => name !== 'an administrator'))
    it(`are neither listed nor deleted by ${caller}`, async () => {
      const client = stack.clients[caller];
      assert.equal((await client.rpc('list_city_pages')).error?.code, '42501');
      const { data } = await secret.from('city_pages').select('id').limit(1).single();
      assert.equal((await client.rpc('delete_city_page', { page_id: data?.id })).error?.code, '42501');
    });
});

describe('places on record', () => {
  const put = (name: string, city = 'amravati') =>
    staff.from('city_localities').insert({ city_slug: city, name });

  it('are added by the staff', async () => {
    for (const name of ['Rajapeth', 'SGBAU', 'Sector 7', 'राजापेठ'])
      assert.equal((await put(name)).error, null, name);
    await secret.from('city_localities').delete().eq('city_slug', 'amravati');
  });

  for (const [name, reason] of [
    ['customers', 'not written as a name'],
    ['Google', 'stands in pages about other cities'],
    ['WhatsApp', 'stands in pages about other cities'],
    ['Amravati', 'the city itself'],
    ['Pune', 'a state, a service or another city'],
    ['Maharashtra', 'a state, a service or another city'],
    ['Site Speed', 'a state, a service or another city'],
    ['Ab', 'too short'],
  ] as const)
    it(`“${name}” is none, whoever sends it`, async () => {
      for (const client of [staff, secret]) {
        const { error } = await client.from('city_localities').insert({ city_slug: 'amravati', name });
        assert.deepEqual([error?.code, error?.hint], ['PT422', 'names']);
        assert.match(error?.message ?? '', new RegExp(reason));
      }
    });

  it('that two other cities have are none', async () => {
    await put('Zari Bagh', 'indore');
    await put('Zari Bagh', 'rajkot');
    assert.match((await put('Zari Bagh')).error?.message ?? '', /on record for two other cities/);
  });
});
