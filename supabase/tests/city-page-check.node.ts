import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { honestPages } from './city-pages/honest.ts';
import { callers, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { secret } = stack;
const staff = stack.clients['an administrator'];

type Check = {
  is_indexable: boolean;
  reasons: string[];
  overlap: number;
  own_words: number;
  evidence: string[];
  missing: string[];
  sentences: { text: string; page_id: string }[];
  pages: { id: string; name: string; path: string | null }[];
};

async function check(draft: unknown, id: string | null = null): Promise<Check> {
  const { data, error } = await staff.rpc('check_city_page', { draft, stored_id: id });
  if (error) throw error;
  return data;
}

async function pageOf(city: string, service: string): Promise<Row & { id: string }> {
  const { data, error } = await secret
    .from('city_pages')
    .select('*')
    .match({ city, service_type: service })
    .single();
  if (error) throw error;
  return data;
}

const draftOf = ({ id: _, created_at: __, ...page }: Row, changed: Row = {}) => ({ ...page, ...changed });

describe('the check of a city page while it is written', () => {
  after(stack.close);

  it('says of each stored page what its verdict says', async () => {
    const { data: verdicts } = await secret.from('city_page_verdicts').select('*, city_pages(*)');
    assert.ok(verdicts && verdicts.length > 30);
    for (const { city_pages: page, ...verdict } of verdicts) {
      const { is_indexable, reasons, overlap, own_words, evidence } = await check(draftOf(page), page.id);
      assert.deepEqual(
        [is_indexable, reasons, overlap, own_words, evidence],
        [verdict.is_indexable, verdict.reasons, verdict.overlap, verdict.own_words, verdict.evidence],
      );
    }
  });

  it('says of a copy what its verdict will say, and stores nothing', async () => {
    const copy = draftOf(await pageOf('Pune', 'SEO'), { city: 'Jaipur', service_type: 'PPC' });
    const { count } = await secret.from('city_pages').select('id', { count: 'exact', head: true });
    const found = await check(copy);
    assert.equal((await secret.from('city_pages').select('id', { count: 'exact', head: true })).count, count);
    const { city_slug: _, updated_at: __, ...row } = copy as Row;
    const { data } = await secret.from('city_pages').insert(row).select('id').single();
    const { data: verdict } = await secret
      .from('city_page_verdicts')
      .select('reasons')
      .eq('page_id', data?.id)
      .single();
    assert.deepEqual([found.is_indexable, found.reasons], [false, verdict?.reasons]);
    await secret.from('city_pages').delete().eq('id', data?.id);
  });

  it('names the sentences that another page has too, and that page, whatever stands around them', async () => {
    const source = await pageOf('Pune', 'SEO');
    const [honest] = honestPages;
    const own = (honest?.text ?? '').slice(0, 1500);
    const found = await check({
      city: 'Nagpur',
      service_type: 'SEO',
      intro_paragraph: `${own}\n\n${source.intro_paragraph}`,
    });
    assert.ok(found.sentences.length > 5, `${found.sentences.length}`);
    for (const { text, page_id } of found.sentences) {
      assert.equal(page_id, source.id);
      assert.ok(String(source.intro_paragraph).includes(text), text);
      assert.ok(!own.includes(text), text);
    }
    assert.deepEqual(
      found.pages.filter(({ id }) => id === source.id),
      [{ id: source.id, name: 'SEO in Pune', path: '/services/seo/pune' }],
    );
  });

  it('names the places that the sentences name, and those on record that they do not', async () => {
    const { evidence, missing } = await check({
      city: 'Pune',
      intro_paragraph: 'The shops that we work for in Baner are open when the offices around them are.',
    });
    assert.deepEqual(evidence, ['Baner']);
    assert.ok(missing.includes('Hinjewadi') && !missing.includes('Baner'));
  });

  for (const odd of [null, [], 'text', {}, { services_offered: 'x', faq_answers: { a: 1 } }, { city: ['a'] }])
    it(`answers ${JSON.stringify(odd)}`, async () => {
      const found = await check(odd);
      assert.deepEqual([found.is_indexable, found.own_words, found.pages], [false, 0, []]);
    });

  for (const caller of callers.filter((name) => name !== 'an administrator'))
    it(`is refused to ${caller}`, async () => {
      const { error } = await stack.clients[caller].rpc('check_city_page', { draft: {} });
      assert.equal(error?.code, '42501');
    });
});
