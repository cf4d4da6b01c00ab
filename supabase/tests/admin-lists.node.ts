import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const staff = clients['an administrator'];

const submitted = (change: Row = {}) => store(stack, 'form_submissions', samples.submission(change));
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

async function ask(name: string, values: Row = {}): Promise<Row[]> {
  const { data, error } = await staff.rpc(name, values);
  assert.equal(error, null);
  return data;
}
const list = (values: Row = {}) => ask('list_submissions', values);

async function many(count: number, change: (index: number) => Row = () => ({})): Promise<Row[]> {
  const rows = Array.from({ length: count }, (_, index) => samples.submission(change(index)));
  const { error } = await secret.from('form_submissions').insert(rows);
  assert.equal(error, null);
  return rows;
}

describe('lists of submissions', () => {
  beforeEach(() => sql('delete from public.form_submissions'));
  after(stack.close);

  describe('a row', () => {
    it('holds what the table and the dialog show', async () => {
      const sent = {
        name: 'Asha Rao',
        email: 'asha@example.in',
        phone: '+91 98000 00000',
        company: 'Rao Textiles',
        website: 'https://rao.example',
        service_interest: 'seo',
        city: 'Pune',
        message: 'Line one\nLine two',
        status: 'contacted',
        captcha: 'verified',
        landing_page: '/contact',
        referrer: 'https://search.example/',
        utm: { utm_source: 'news' },
      };
      const { id } = await submitted(sent);
      await secret
        .from('notification_deliveries')
        .update({ state: 'failed', attempts: 4, last_error: 'refused' })
        .eq('submission_id', id);
      for (const body of ['First', 'Second'])
        await staff.from('submission_notes').insert({ submission_id: id, body });
      const [row] = await list();
      assert.partialDeepStrictEqual(row, {
        ...sent,
        delivery_state: 'failed',
        delivery_error: 'refused',
        delivery_attempts: 4,
        notes_count: 2,
        total: 1,
      });
      assert.ok(row?.created_at && row.delivery_next_attempt_at);
    });

    it('is there without a delivery too', async () => {
      await submitted();
      await sql('delete from public.notification_deliveries');
      assert.partialDeepStrictEqual(await list(), [{ delivery_state: null, notes_count: 0, total: 1 }]);
    });
  });

  describe('pages', () => {
    it('go from the newest to the oldest, and rows of one moment in a fixed order', async () => {
      const moments = ['2026-01-03T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'];
      const rows = await many(30, (index) => ({ created_at: moments[index % 3] }));
      const expected = moments.flatMap((moment) =>
        idsOf(rows.filter((row) => row.created_at === moment)).sort(),
      );
      const pages = [];
      for (let offset = 0; offset < 35; offset += 7)
        pages.push(await list({ page_size: 7, page_offset: offset }));
      assert.deepEqual(pages.flatMap(idsOf), expected);
      assert.deepEqual(new Set(pages.flat().map(({ total }) => total)), new Set([30]));
    });

    it('hold 25 rows unless asked otherwise, at least one and at most a hundred', async () => {
      await many(120);
      const sizeFor = async (values: Row) => (await list(values)).length;
      assert.deepEqual(
        [
          await sizeFor({}),
          await sizeFor({ page_size: null, page_offset: null }),
          await sizeFor({ page_size: 0 }),
          await sizeFor({ page_size: 5000 }),
          await sizeFor({ page_offset: -5, page_size: 100 }),
          await sizeFor({ page_offset: 110 }),
          await sizeFor({ page_offset: 120 }),
        ],
        [25, 25, 1, 100, 100, 10, 0],
      );
    });

    it('know the exact number of all, whichever of them is shown', async () => {
      await many(50, (index) => ({ status: index % 2 ? 'new' : 'closed' }));
      const totals = async (values: Row) => (await list(values))[0]?.total;
      for (const [page, total] of [
        [{}, 50],
        [{ page_offset: 25 }, 50],
        [{ page_offset: 40 }, 50],
        [{ status_filter: 'closed' }, 25],
        [{ status_filter: 'closed', page_size: 24 }, 25],
        [{ status_filter: 'closed', page_size: 24, page_offset: 24 }, 25],
      ] as const)
        assert.equal(await totals(page), total, JSON.stringify(page));
    });
  });

  describe('filters', () => {
    it('pass what fits all of them', async () => {
      const wanted = {
        message: 'About our bakery',
        status: 'new',
        service_interest: 'seo',
        created_at: '2026-02-01T00:00:00Z',
      };
      const { id } = await submitted(wanted);
      await submitted({ ...wanted, message: 'About our shop' });
      await submitted({ ...wanted, status: 'closed' });
      await submitted({ ...wanted, service_interest: 'ppc' });
      await submitted({ ...wanted, service_interest: null });
      await submitted({ ...wanted, created_at: '2026-01-31T23:59:59.999999Z' });
      await submitted({ ...wanted, created_at: '2026-02-02T00:00:00Z' });
      const filters = {
        search: 'bakery',
        status_filter: 'new',
        service_filter: 'seo',
        created_from: '2026-02-01T00:00:00Z',
        created_before: '2026-02-02T00:00:00Z',
      };
      assert.deepEqual(idsOf(await list(filters)), [id]);
      assert.deepEqual(idsOf(await ask('export_submissions', filters)), [id]);
      assert.partialDeepStrictEqual(await ask('submission_weeks', filters), [
        { week: '2026-01-26', service: 'seo', submissions: 1 },
      ]);
      for (const name of Object.keys(filters)) {
        const others = await list({ ...filters, [name]: null });
        assert.ok(others.length > 1, name);
      }
    });
  });

  // Few rows are quicker read than looked up, so the index would go untested.
  for (const way of ['row by row', 'through the index'] as const)
    describe(`a search, ${way}`, () => {
      const set = (value: string) =>
        sql(
          `select set_config(name, $1, false) from unnest(array['enable_seqscan', 'enable_indexscan']) as name`,
          value,
        );
      before(() => set(way === 'row by row' ? 'on' : 'off'));
      after(() => set('on'));

      const fields = ['name', 'email', 'phone', 'company', 'city', 'message'];
      it(`looks in ${fields.join(', ')}, and nowhere else`, async () => {
        for (const field of fields) {
          const { id } = await submitted({ [field]: `in ${field} needle.` });
          assert.deepEqual(idsOf(await list({ search: `${field} needle` })), [id]);
        }
        await submitted({ website: 'https://needless.example', landing_page: '/needless' });
        assert.deepEqual(await list({ search: 'needless' }), []);
      });

      const cases: [message: string, found: string[], not: string[]][] = [
        ['Sales fell by 100% in May', ['100%', '%', '0% i'], ['1%0', '100%%', '%May', '_00%']],
        ['Our page is old_shop.html', ['old_shop', '_', 'd_s'], ['old%shop', 'o_d', '__']],
        ['Files are in C:\\shop\\new', ['c:\\shop', '\\', '\\new', 'shop\\'], ['\\\\', '\\%', 'C:\\_hop']],
        ['We\'re "the best", they say', ["we're", '"the best"', "'", '\'re "the'], ["''", '""', "'; --"]],
        ['Thanks 🙏🏽 for the help', ['🙏🏽', '🙏', '🙏🏽 for'], ['🙏🏿', '👍']],
        ['हमारी दुकान के लिए SEO चाहिए', ['दुकान', 'के', 'seo चाहिए', 'चाहिए दुकान'], ['दूकान', 'दुकान पुणे']],
        ['क\u093c\u0940मत कितनी है', ['\u0958\u0940मत'], []],
        ['ＳＥＯ please', ['seo'], []],
        ['Café Éclair in PUNE', ['café', 'CAFÉ', 'éclair', 'pune', 'Pune'], ['cafe', 'eclair']],
        ['Costs $1 or %s, %1$I and {}', ['$1', '%s', '%1$i', '{}'], ['$2', '%2']],
        [
          'First line\nSecond line',
          ['line\nsecond', 'first', 'second first', 'line  SECOND'],
          ['line third'],
        ],
        ['An a/b test: x-y', ['a/b', '/', 'b t', '-y', ': x'], ['a\\b', 'y-x']],
      ];
      for (const [message, found, not] of cases)
        it(`takes every character as it is: ${message.replace('\n', ' ')}`, async () => {
          const { id } = await submitted({ message });
          await submitted({ message: 'Nothing to see here' });
          for (const search of found) assert.deepEqual(idsOf(await list({ search })), [id], search);
          for (const search of not) assert.deepEqual(await list({ search }), [], search);
        });

      const numbers = ['+91 98765 43210', '098765-43210', '(987) 654 3210', '00919876543210', '९८७६५ ४३२१०'];
      for (const phone of numbers)
        it(`finds the number ${phone} however it is looked for, in part too`, async () => {
          const { id } = await submitted({ phone, name: 'Asha Rao', company: 'Rao Textiles' });
          await submitted({ phone: '+91 98765 43211' });
          const parts = ['54 32 10', '43210', '987-6543210', 'rao 43210', 'asha 098765-43210 textiles'];
          for (const search of [...numbers, ...parts])
            assert.deepEqual(idsOf(await list({ search })), [id], search);
          assert.equal((await list({ search: '+91 98765' })).length, 2);
          for (const search of ['98765 43219', '12345']) assert.deepEqual(await list({ search }), [], search);
        });

      it('of words of several fields finds them in any order', async () => {
        const { id } = await submitted({
          name: 'Meera Iyer',
          company: 'Kaveri Mills',
          message: 'We sell silk',
        });
        await submitted({ name: 'Meera Nair', company: 'Kochi Mills', message: 'We sell silk' });
        for (const search of ['kaveri meera', 'silk iyer mills', 'meera sell kaveri'])
          assert.deepEqual(idsOf(await list({ search })), [id], search);
        assert.deepEqual(await list({ search: 'kaveri nair' }), []);
      });

      it('of one or two letters finds all that have them', async () => {
        const rows = [await submitted({ city: 'Zz' }), await submitted({ company: 'xZZx' })];
        await submitted();
        for (const search of ['z', 'ZZ'])
          assert.deepEqual(idsOf(await list({ search })).sort(), idsOf(rows).sort());
      });

      it('of nothing is none', async () => {
        await many(3);
        for (const search of ['', null]) assert.equal((await list({ search })).length, 3);
      });

      it('of 10,000 characters is answered', async () => {
        const message = 'abcde fghi'.repeat(1000);
        const { id } = await submitted({ message });
        assert.deepEqual(idsOf(await list({ search: message })), [id]);
        assert.deepEqual(await list({ search: `${message}!` }), []);
      });

      it('follows what is stored', async () => {
        const { id } = await submitted();
        await secret.from('form_submissions').update({ city: 'Nagpur' }).eq('id', id);
        assert.deepEqual(idsOf(await list({ search: 'nagpur' })), [id]);
      });
    });

  describe('export_submissions', () => {
    /** Every page until one is not full, by the last row of the page before. */
    async function pages(size: number | undefined, values: Row = {}): Promise<Row[][]> {
      const read: Row[][] = [];
      for (let last: Row | undefined; ; last = read.at(-1)?.at(-1)) {
        const page = await ask('export_submissions', {
          ...values,
          before_created_at: last?.created_at ?? null,
          before_id: last?.id ?? null,
          page_size: size,
        });
        read.push(page);
        if (page.length < (size ?? 1000)) return read;
      }
    }

    it('holds each row once, at most a thousand a call, though thousands came at one moment', async () => {
      const moments = ['2026-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.000002Z'];
      const rows: Row[] = [];
      for (let part = 0; part < 5; part++)
        rows.push(...(await many(500, (index) => ({ created_at: moments[Number(index > 400)] }))));
      const read = await pages(undefined);
      assert.deepEqual(
        read.map(({ length }) => length),
        [1000, 1000, 500],
      );
      const expected = [1, 0].flatMap((moment) =>
        idsOf(rows.filter((row) => row.created_at === moments[moment])).sort(),
      );
      assert.deepEqual(read.flatMap(idsOf), expected);
    });

    it('ends after a full page, and keeps its filters on every one', async () => {
      await many(40, (index) => ({ status: index % 2 ? 'new' : 'closed', message: `Shop ${index % 4}` }));
      const read = await pages(5, { status_filter: 'new', search: 'shop 3' });
      assert.deepEqual(
        read.map(({ length }) => length),
        [5, 5, 0],
      );
      assert.equal(new Set(read.flatMap(idsOf)).size, 10);
    });

    it('has the columns of the file', async () => {
      await submitted();
      const [row = {}] = await ask('export_submissions');
      const columns = 'name email phone company service_interest city message status created_at id';
      assert.deepEqual(Object.keys(row).sort(), columns.split(' ').sort());
    });
  });

  describe('submission_weeks', () => {
    const at = (created_at: string, service_interest: string | null = 'seo') =>
      submitted({ created_at, service_interest });

    it('begin on Monday, 00:00 Indian time', async () => {
      await at('2026-01-04T18:29:59.999999Z');
      await at('2026-01-04T18:30:00Z');
      await at('2026-01-11T18:29:59.999999Z', 'ppc');
      await at('2026-01-05T12:00:00Z', null);
      assert.deepEqual(await ask('submission_weeks', { created_before: '2026-02-01T00:00:00Z' }), [
        { week: '2025-12-29', service: 'seo', submissions: 1 },
        { week: '2026-01-05', service: 'ppc', submissions: 1 },
        { week: '2026-01-05', service: 'seo', submissions: 1 },
        { week: '2026-01-05', service: null, submissions: 1 },
      ]);
    });

    it('are the last 26 that the filters leave', async () => {
      const week = (n: number) => new Date(Date.UTC(2024, 11, 29, 18, 30) + n * 7 * 86_400_000).toISOString();
      await many(40, (index) => ({ id: randomUUID(), created_at: week(index) }));
      const weeksOf = async (values: Row) =>
        (await ask('submission_weeks', values)).map((row) => String(row.week));
      const until = await weeksOf({ created_before: week(40) });
      assert.deepEqual([until.length, until[0], until.at(-1)], [26, '2025-04-07', '2025-09-29']);
      // The very start of a week is not part of the one before.
      assert.equal((await weeksOf({ created_before: week(39) })).at(-1), '2025-09-22');
      assert.deepEqual(await weeksOf({ created_from: week(38), created_before: week(40) }), [
        '2025-09-22',
        '2025-09-29',
      ]);
    });

    it('end with the present one where nothing else ends them', async () => {
      await submitted();
      await many(1, () => ({ created_at: new Date(Date.now() - 182 * 86_400_000).toISOString() }));
      for (const created_before of [null, '2999-01-01T00:00:00Z'])
        assert.equal((await ask('submission_weeks', { created_before })).length, 1);
    });
  });
});
