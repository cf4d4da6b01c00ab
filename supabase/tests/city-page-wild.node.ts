import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { pastedPages, type WildPage, writtenPages } from './city-pages/seen-in-the-wild.ts';
import { startTestStack } from './support.ts';

const stack = await startTestStack();
const { secret } = stack;
after(stack.close);

/** Which of some pages search engines are shown, each written with the others there; nothing stays. */
async function shownOf(pages: readonly WildPage[]): Promise<string[]> {
  const shown: string[] = [];
  const ids: string[] = [];
  for (const { city, service, text, places } of pages) {
    const rows = places.map((name) => ({ city_slug: city.toLowerCase(), name }));
    await secret
      .from('city_localities')
      .upsert(rows, { onConflict: 'city_slug,name', ignoreDuplicates: true });
    const row = { city, service_type: service, intro_paragraph: text };
    const { data, error } = await secret.from('city_pages').insert(row).select('id').single();
    if (error) throw error;
    ids.push(data.id);
    const verdict = await secret
      .from('city_page_verdicts')
      .select('is_indexable')
      .eq('page_id', data.id)
      .single();
    if (verdict.data?.is_indexable) shown.push(`${service} in ${city}`);
  }
  await secret.from('city_pages').delete().in('id', ids);
  return shown;
}

describe('pages as people make them, written without a look at the rules', () => {
  it('of ten from a template the first is shown, which nobody can know to be one', async () => {
    assert.deepEqual(await shownOf(pastedPages), ['SEO in Kanpur']);
  });

  it('of ten that somebody wrote eight are shown; one names too few places in whole sentences, one is half in Hindi', async () => {
    const shown = await shownOf(writtenPages);
    const kept = writtenPages
      .map(({ service, city }) => `${service} in ${city}`)
      .filter((name) => !shown.includes(name));
    assert.deepEqual(kept, ['SEO in Patna', 'PPC in Kanpur']);
  });
});
