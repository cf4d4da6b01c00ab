import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { pastedPages, type WildPage, writtenPages } from './city-pages/seen-in-the-wild.ts';
import { laterPasted, laterWritten } from './city-pages/seen-later.ts';
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

const nameOf = (pages: readonly WildPage[]) => pages.map(({ service, city }) => `${service} in ${city}`);

describe('pages as people make them, written without a look at the rules', () => {
  it('of ten from a template the first is shown, which nobody can know to be one', async () => {
    assert.deepEqual(await shownOf(pastedPages), ['SEO in Kanpur']);
  });

  it('of ten that somebody wrote all are shown, also one with two places and one that is half in Hindi', async () => {
    assert.deepEqual(await shownOf(writtenPages), nameOf(writtenPages));
  });

  it('of ten others from three templates, two of them in Hindi, the first of each is shown', async () => {
    assert.deepEqual(await shownOf(laterPasted), ['PPC in Lucknow', 'Site Speed in Lucknow', 'PPC in Agra']);
  });

  it('of ten others that somebody wrote, in English, in Hindi and in both, all are shown', async () => {
    assert.deepEqual(await shownOf(laterWritten), nameOf(laterWritten));
  });
});

describe('words of Hindi in no order', () => {
  it('are no sentences, in either script', async () => {
    for (const page of laterWritten.filter(({ city }) => city === 'Raipur' || city === 'Surat')) {
      const words = page.text.split(/\s+/).toSorted();
      const text = words.map((word, index) => (index % 15 === 14 ? `${word}.` : word)).join(' ');
      assert.deepEqual(await shownOf([{ ...page, text }]), []);
    }
  });
});

describe('a place that is on record in Latin letters', () => {
  const named = async (city_slug: string, sentence: string) => {
    const rows = await stack.sql(
      `select name from private.list_words($1, 0) as listed, private.names_in(listed.words, listed.stems, listed.sentences)
       where city_slug = $2 order by 1`,
      sentence,
      city_slug,
    );
    return rows.map(({ name }) => name);
  };

  it('is named by its sound in Devanagari', async () => {
    assert.deepEqual(await named('kanpur', 'जाजमऊ के कारखाने में और किदवई नगर की दुकानों में काम एक जैसा नहीं है।'), [
      'Jajmau',
      'Kidwai Nagar',
    ]);
    assert.deepEqual(await named('patna', 'कंकड़बाग और बोरिंग रोड के बीच में जो सड़क है वह रात को बंद हो जाती है।'), [
      'Boring Road',
      'Kankarbagh',
    ]);
  });

  it('is not named by a short word that only sounds alike', async () => {
    assert.deepEqual(await named('surat', 'पल भर में यह काम हो जाता है और किसी को पता भी नहीं चलता।'), []);
  });

  it('may be on record in Devanagari too', async () => {
    const { error } = await secret
      .from('city_localities')
      .insert({ city_slug: 'kanpur', name: 'नया गंज बाज़ार' });
    assert.equal(error, null);
  });
});
