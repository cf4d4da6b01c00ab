import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { drawsFrom, fromTemplate, machines, type SourcePage, spins } from './city-pages/doorways.ts';
import { honestPages } from './city-pages/honest.ts';
import { startTestStack } from './support.ts';

const stack = await startTestStack();
const { secret } = stack;

type Verdict = { is_indexable: boolean; reasons: string[]; nearest: string | null };
type Added = { id: string } & Verdict;

/** Places that the table knows, so that a page is told by its text alone. */
const PLACES: Record<string, string[]> = {
  Nagpur: ['Sitabuldi', 'Dharampeth', 'Butibori', 'Itwari'],
  Indore: ['Palasia', 'Sarafa', 'Pithampur', 'Bhawarkua'],
  Jodhpur: ['Sardarpura', 'Boranada', 'Paota', 'Ratanada'],
  Madurai: ['Tallakulam', 'Goripalayam', 'Mattuthavani', 'Simmakkal'],
  Ranchi: ['Lalpur', 'Doranda', 'Harmu', 'Kanke'],
  Rajkot: ['Metoda', 'Bhaktinagar', 'Gundawadi', 'Mavdi'],
};

async function verdictOf(id: string): Promise<Verdict> {
  const { data, error } = await secret
    .from('city_page_verdicts')
    .select('is_indexable, reasons, nearest')
    .eq('page_id', id)
    .single();
  if (error) throw error;
  return data;
}

async function add(row: Record<string, unknown>): Promise<Added> {
  const { data, error } = await secret.from('city_pages').insert(row).select('id').single();
  if (error) throw error;
  return { id: data.id, ...(await verdictOf(data.id)) };
}

const remove = async (...ids: string[]) => secret.from('city_pages').delete().in('id', ids);
const written = (city: string, service: string, text: string) => ({
  city,
  service_type: service,
  state: 'India',
  intro_paragraph: text.slice(0, 10_000),
});

async function seedPages(): Promise<SourcePage[]> {
  const { data, error } = await stack.clients['a visitor'].from('city_pages').select('*');
  if (error) throw error;
  return data.map((page) => ({
    city: page.city,
    service: page.service_type,
    text: [
      page.intro_paragraph,
      ...page.services_offered.flatMap((offer: { description: string }) => offer.description),
      ...page.faq_answers,
    ].join('\n\n'),
  }));
}

const sources = await seedPages();

/** As whoever makes doorways would: the city exchanged, and places of the other city named in sentences of their own. */
function moved({ city, text }: SourcePage, target: string): string {
  const places = (PLACES[target] ?? []).map(
    (place) => `Our people are in ${place} on most days of the week.`,
  );
  return `${text.replaceAll(city, target)}\n\n${places.join(' ')}`;
}

async function isShown(city: string, service: string, text: string): Promise<Added> {
  const page = await add(written(city, service, text));
  await remove(page.id);
  return page;
}

describe('the guard over city pages', () => {
  after(stack.close);

  it('shows every page of the seed', async () => {
    const { data } = await secret
      .from('city_page_verdicts')
      .select('path, reasons')
      .eq('is_indexable', false);
    assert.deepEqual(data, []);
  });

  for (const page of honestPages)
    it(`shows an honest page: ${page.service} in ${page.city}`, async () => {
      const { is_indexable: shown, reasons } = await isShown(page.city, page.service, page.text);
      assert.deepEqual([shown, reasons], [true, []]);
    });

  for (const [name, spin] of Object.entries(spins))
    it(`keeps out copies: ${name}`, async () => {
      const draw = drawsFrom(7);
      const shown: string[] = [];
      for (const [index, target] of Object.keys(PLACES).entries()) {
        const source = sources[(index * 7) % sources.length] ?? assert.fail();
        const page = await isShown(
          target,
          index % 2 ? source.service : 'PPC',
          spin(moved(source, target), draw),
        );
        if (page.is_indexable) shown.push(`${source.service} in ${source.city} as ${target}`);
      }
      assert.deepEqual(shown, []);
    });

  for (const [name, machine] of Object.entries(machines))
    it(`keeps out text without an author: ${name}`, async () => {
      const shown: string[] = [];
      for (const [index, [city, places]] of Object.entries(PLACES).entries()) {
        const page = await isShown(city, 'SEO', machine(sources, places, drawsFrom(index)));
        if (page.is_indexable) shown.push(city);
      }
      assert.deepEqual(shown, []);
    });

  it('shows at most one of the pages that one template makes', async () => {
    const pages: Added[] = [];
    for (const [index, [city, places]] of Object.entries(PLACES).entries())
      pages.push(await add(written(city, 'SEO', fromTemplate(city, 'SEO', places, index))));
    await remove(...pages.map(({ id }) => id));
    const shown = pages.filter((page) => page.is_indexable).length;
    assert.ok(shown <= 1, `${shown} of ${pages.length}`);
  });

  describe('over time', () => {
    const [honest] = honestPages;
    /** Without a place of its city, so that it could be a page about any. */
    const text = (honest?.text ?? '').replace(
      /Kalamna|Wardha Road|Katol|Sitabuldi|Dharampeth|Butibori|Hingna|MIHAN|Itwari/g,
      'the yard',
    );
    const original = { city: 'Nagpur', service: 'SEO', text };
    const pageFor = (target: string) => add(written(target, 'SEO', moved(original, target)));

    it('what was copied stays shown, and its copies name it', async () => {
      const [first, copy] = [await pageFor('Nagpur'), await pageFor('Indore')];
      assert.deepEqual([copy.is_indexable, copy.nearest], [false, first.id]);
      assert.match(copy.reasons.join(' '), /most of it on “SEO in Nagpur”/);
      assert.equal((await verdictOf(first.id)).is_indexable, true);
      await remove(first.id, copy.id);
    });

    it('when the original goes its oldest copy takes its place, and loses it when it comes back', async () => {
      const old = {
        ...written('Nagpur', 'SEO', moved(original, 'Nagpur')),
        created_at: '2026-01-01T00:00:00Z',
      };
      const { id } = await add(old);
      const [first, second] = [await pageFor('Indore'), await pageFor('Ranchi')];
      const shown = async () => [
        (await verdictOf(first.id)).is_indexable,
        (await verdictOf(second.id)).is_indexable,
      ];
      assert.deepEqual(await shown(), [false, false]);
      await remove(id);
      assert.deepEqual(await shown(), [true, false]);
      const back = await add({ id, ...old });
      assert.deepEqual([back.is_indexable, ...(await shown())], [true, false, false]);
      await remove(id, first.id, second.id);
    });

    it('a copy that gets a text of its own is shown at once, and one that loses it is not', async () => {
      const [source] = sources;
      const copy = await add(written('Nagpur', 'SEO', source?.text ?? ''));
      const write = (intro: string) =>
        secret.from('city_pages').update({ intro_paragraph: intro }).eq('id', copy.id);
      await write(honest?.text ?? '');
      assert.equal((await verdictOf(copy.id)).is_indexable, true);
      await write(source?.text ?? '');
      assert.equal((await verdictOf(copy.id)).is_indexable, false);
      await remove(copy.id);
    });

    it('of many rows that one statement writes the last wait, kept out, until they are judged', async () => {
      const name = (index: number) =>
        `Wait ${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}`;
      const rows = Array.from({ length: 60 }, (_, index) => written(name(index), 'SEO', text));
      assert.equal((await secret.from('city_pages').insert(rows)).error, null);
      const waiting = async () => {
        const { data } = await secret.from('city_page_verdicts').select('is_indexable').is('judged_at', null);
        return data ?? assert.fail();
      };
      const left = await waiting();
      assert.ok(left.length >= 20 && left.length <= 40, `${left.length}`);
      assert.ok(left.every((verdict) => !verdict.is_indexable));
      assert.equal((await secret.rpc('judge_waiting_city_pages')).data, left.length);
      assert.deepEqual(await waiting(), []);
      await secret.from('city_pages').delete().like('city', 'Wait %');
    });

    it('a city without a place on record is asked for some, and its page is judged again when they come', async () => {
      const page = await add(written('Testpur', 'SEO', (honest?.text ?? '').replaceAll('Nagpur', 'Testpur')));
      assert.match(page.reasons.join(' '), /No places of Testpur are on record/);
      const places = ['Kalamna', 'Sitabuldi', 'Butibori', 'MIHAN', 'Dharampeth', 'Hingna', 'Itwari'].map(
        (name) => ({
          city_slug: 'testpur',
          name,
        }),
      );
      await secret.from('city_localities').insert(places);
      await secret.rpc('judge_waiting_city_pages');
      assert.equal((await verdictOf(page.id)).is_indexable, true);
      await secret.from('city_localities').delete().eq('city_slug', 'testpur');
      await secret.rpc('judge_waiting_city_pages');
      assert.equal((await verdictOf(page.id)).is_indexable, false);
      await remove(page.id);
    });

    it('what is kept out costs the index nothing, however many pages there are of one text', async () => {
      const size = async () => (await stack.sql('select count(*) from private.city_page_sketches'))[0]?.count;
      const first = await pageFor('Nagpur');
      const before = await size();
      const copies = [await pageFor('Indore'), await pageFor('Ranchi'), await pageFor('Rajkot')];
      assert.equal(await size(), before);
      await remove(first.id, ...copies.map(({ id }) => id));
    });
  });
});
