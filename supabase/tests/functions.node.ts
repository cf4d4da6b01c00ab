import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { callers, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;

describe('functions of the database', () => {
  after(stack.close);

  describe('is_administrator', () => {
    const answers = {
      'a visitor': { status: 401, data: null },
      'a stranger': { status: 200, data: false },
      'an administrator': { status: 200, data: true },
      'the secret key': { status: 200, data: false },
    };
    for (const caller of callers)
      it(`tells ${caller}: ${answers[caller].data ?? 'nothing'}`, async () => {
        const { status, data } = await clients[caller].rpc('is_administrator');
        assert.deepEqual({ status, data }, answers[caller]);
      });
  });

  describe('project_facts', () => {
    for (const caller of callers.filter((one) => one !== 'the secret key'))
      it(`says nothing to ${caller}`, async () => {
        const { data, error } = await clients[caller].rpc('project_facts');
        assert.deepEqual([data, error?.code], [null, '42501']);
      });

    it('tells the secret key which migrations ran, and what is there to begin with', async () => {
      const { data: facts } = await secret.rpc('project_facts');
      const [counted] = await sql(
        `select (select count(*) from supabase_migrations.schema_migrations) as migrations,
           (select count(*) from public.service_details) as services`,
      );
      assert.equal(String(facts.migrations.length), counted?.migrations);
      assert.equal(String(facts.services), counted?.services);
      assert.partialDeepStrictEqual(facts, { bucket_is_public: true, has_template: true, owners: 1 });
    });
  });

  describe('increment_city_page_view', () => {
    const read = (caller: (typeof callers)[number], path: unknown) =>
      clients[caller].rpc('increment_city_page_view', { page_path: path });
    const pathOf = async ({ id }: Row) =>
      (await sql('select path from public.city_page_verdicts where page_id = $1', String(id)))[0]?.path;
    const viewsOf = async ({ id }: Row) =>
      (await sql('select views from public.city_page_views where page_id = $1', String(id)))[0]?.views;

    it('counts a reading by anybody, fifty at once too, and changes nothing else', async () => {
      const page = await store(stack, 'city_pages', samples.cityPage());
      const path = await pathOf(page);
      const before = await sql('select * from public.city_pages where id = $1', String(page.id));
      const [changes] = await sql('select count(*) from public.content_changes');
      for (const caller of callers) assert.equal((await read(caller, path)).status, 204, caller);
      await Promise.all(Array.from({ length: 46 }, () => read('a visitor', path)));
      assert.equal(await viewsOf(page), '50');
      assert.deepEqual(await sql('select * from public.city_pages where id = $1', String(page.id)), before);
      assert.deepEqual(await sql('select count(*) from public.content_changes'), [changes]);
    });

    it('does not count a draft or what is no page, and makes no bucket for it', async () => {
      const page = await store(stack, 'city_pages', samples.cityPage({ status: 'draft' }));
      for (const path of ['/services/seo/invented', '/services/seo', '', null])
        assert.equal((await read('a visitor', path)).status, 204, String(path));
      assert.equal(await viewsOf(page), undefined);
      assert.deepEqual(
        await sql(`select 1 from private.rate_limit_buckets where bucket like '%invented%'`),
        [],
      );
    });

    it('comes back from the bin with its page, and ends there with it', async () => {
      const page = await store(stack, 'city_pages', samples.cityPage());
      await read('a visitor', await pathOf(page));
      await secret.from('city_pages').delete().eq('id', page.id);
      await secret.rpc('empty_bin');
      assert.equal(await viewsOf(page), '1');
      await sql(
        `update public.activity set at = at - interval '31 days' where item_id = $1`,
        String(page.id),
      );
      await secret.rpc('empty_bin');
      assert.equal(await viewsOf(page), undefined);
    });
  });

  describe('increment_blog_post_view', () => {
    const past = '2026-01-01T00:00:00Z';
    const state = async ({ id }: Row) => {
      const [row] = await sql(
        'select view_count, updated_at::text from public.blog_posts where id = $1',
        String(id),
      );
      return row;
    };
    const read = (caller: (typeof callers)[number], post: Row) =>
      clients[caller].rpc('increment_blog_post_view', { post_slug: post.slug });

    it('counts a reading by anybody and leaves the date of change alone', async () => {
      const post = await store(
        stack,
        'blog_posts',
        samples.post({ status: 'published', published_at: past }),
      );
      const before = await state(post);
      for (const caller of callers) {
        const { status, data, error } = await read(caller, post);
        assert.deepEqual({ status, data, error }, { status: 204, data: null, error: null }, caller);
      }
      assert.deepEqual(await state(post), { ...before, view_count: '4' });
    });

    it('counts fifty at once', async () => {
      const post = await store(
        stack,
        'blog_posts',
        samples.post({ status: 'published', published_at: past }),
      );
      await Promise.all(Array.from({ length: 50 }, () => read('a visitor', post)));
      assert.equal((await state(post))?.view_count, '50');
    });

    for (const [kind, change] of Object.entries({
      'a draft': { status: 'draft', published_at: past },
      'a post dated tomorrow': {
        status: 'published',
        published_at: new Date(Date.now() + 86_400_000).toISOString(),
      },
    }))
      it(`does not count ${kind}, nor say that there is one`, async () => {
        const post = await store(stack, 'blog_posts', samples.post(change));
        const answer = await read('a visitor', post);
        const ofNone = await read('a visitor', { slug: 'no-such-post' });
        assert.deepEqual([answer.status, answer.data], [ofNone.status, ofNone.data]);
        assert.equal((await state(post))?.view_count, '0');
      });

    it('makes no bucket for an address that is no post', async () => {
      await read('a visitor', { slug: 'invented' });
      assert.deepEqual(
        await sql(`select 1 from private.rate_limit_buckets where bucket like '%invented%'`),
        [],
      );
    });

    it('stops at 2,000 readings an hour', async () => {
      const post = await store(
        stack,
        'blog_posts',
        samples.post({ status: 'published', published_at: past }),
      );
      await sql(
        `insert into private.rate_limit_buckets (bucket, taken)
         values ($1, array_fill(now(), array[1999]))`,
        `view:${post.slug}`,
      );
      for (let reading = 0; reading < 3; reading++) await read('a visitor', post);
      assert.equal((await state(post))?.view_count, '1');
    });

    it('a change of the text still moves the date of change', async () => {
      const post = await store(stack, 'blog_posts', samples.post());
      const before = await state(post);
      await secret.from('blog_posts').update({ title: 'Another' }).eq('id', post.id);
      assert.notEqual((await state(post))?.updated_at, before?.updated_at);
    });
  });

  describe('the date of change', () => {
    const tables = {
      service_details: [samples.service(), { service_description: 'Anew' }],
      city_pages: [samples.cityPage({ testimonials: [{ rating: 5 }] }), { intro_paragraph: 'Anew' }],
      authors: [samples.author({ social_links: { website: 'https://a.example' } }), { short_bio: 'Anew' }],
      blog_posts: [samples.post({ tags: ['SEO'], view_count: 3 }), { excerpt: 'Anew' }],
      email_templates: [samples.template(), { subject: 'Anew' }],
    } as const;
    const dateOf = async (table: string, { id }: Row) =>
      (await secret.from(table).select('updated_at').eq('id', id).single()).data?.updated_at;

    for (const [table, [row, change]] of Object.entries(tables))
      it(`of ${table} moves with a change, and not with a save that changes nothing`, async () => {
        await store(stack, table, row);
        const made = await dateOf(table, row);
        const { error } = await secret.from(table).update(row).eq('id', row.id);
        assert.equal(error, null);
        assert.equal(await dateOf(table, row), made);
        await secret.from(table).update(change).eq('id', row.id);
        const changed = await dateOf(table, row);
        assert.notEqual(changed, made);
        await secret.from(table).update(change).eq('id', row.id);
        assert.equal(await dateOf(table, row), changed);
      });

    it('is asked for by every table that has one of its own, but for drafts and previews, whose date is when they were kept', async () => {
      const found = await sql(
        `select relname from pg_attribute join pg_class on pg_class.oid = attrelid
         where attname = 'updated_at' and relnamespace = 'public'::regnamespace and relkind = 'r'
           and relname not in ('blog_post_drafts', 'city_page_previews', 'covered_cities')
           and not exists (select from pg_trigger where tgrelid = attrelid and tgname = 'touch_updated_at')`,
      );
      assert.deepEqual(found, []);
    });

    it('leaves no column that follows from others to be taken for a change', async () => {
      const found = await sql(
        `select attrelid::regclass::text as place, attname from pg_attribute
           join pg_trigger on tgrelid = attrelid and tgname = 'touch_updated_at'
         where attgenerated <> '' and position(attname::text in encode(tgargs, 'escape')) = 0`,
      );
      assert.deepEqual(found, []);
    });
  });

  describe('take_rate_limit', () => {
    const drawOn = async (bucket: string, perHour = 5, perDay = 20): Promise<number> => {
      const { data, error } = await secret.rpc('take_rate_limit', {
        bucket_name: bucket,
        per_hour: perHour,
        per_day: perDay,
      });
      assert.equal(error, null);
      return data;
    };
    const age = (bucket: string, interval: string) =>
      sql(
        `update private.rate_limit_buckets set taken = array(select t - $2::interval from unnest(taken) as t)
         where bucket = $1`,
        bucket,
        interval,
      );
    const isAbout = (seconds: number, expected: number) =>
      assert.ok(Math.abs(seconds - expected) <= 10, `${seconds} s instead of about ${expected} s`);

    it('allows five an hour, then says in how many seconds the next is free', async () => {
      for (let draw = 0; draw < 5; draw++) assert.equal(await drawOn('hour'), 0);
      isAbout(await drawOn('hour'), 3600);
      await age('hour', '10 minutes');
      isAbout(await drawOn('hour'), 3000);
    });

    it('slides: each draw is free again an hour after it was made, not on the hour', async () => {
      assert.equal(await drawOn('slide'), 0);
      await age('slide', '40 minutes');
      for (let draw = 0; draw < 4; draw++) assert.equal(await drawOn('slide'), 0);
      isAbout(await drawOn('slide'), 20 * 60);
      await age('slide', '21 minutes');
      assert.equal(await drawOn('slide'), 0);
      isAbout(await drawOn('slide'), 39 * 60);
    });

    it('allows twenty a day, however they are spread over the hours', async () => {
      for (let hour = 0; hour < 4; hour++) {
        for (let draw = 0; draw < 5; draw++) assert.equal(await drawOn('day'), 0);
        await age('day', '2 hours');
      }
      isAbout(await drawOn('day'), 16 * 3600);
      await age('day', '16 hours 1 minute');
      assert.equal(await drawOn('day'), 0);
    });

    it('does not count what it refuses', async () => {
      for (let draw = 0; draw < 9; draw++) await drawOn('refused');
      await age('refused', '61 minutes');
      assert.equal(await drawOn('refused'), 0);
      const [row] = await sql(
        `select cardinality(taken) as draws from private.rate_limit_buckets where bucket = 'refused'`,
      );
      assert.equal(row?.draws, '6');
    });

    it('allows exactly five of fifty at once', async () => {
      const waits = await Promise.all(Array.from({ length: 50 }, () => drawOn('at once')));
      assert.equal(waits.filter((wait) => wait === 0).length, 5);
      for (const wait of waits.filter((each) => each > 0)) isAbout(wait, 3600);
    });

    it('keeps buckets apart', async () => {
      assert.equal(await drawOn('one', 1), 0);
      assert.equal(await drawOn('two', 1), 0);
      assert.notEqual(await drawOn('one', 1), 0);
    });

    it('gives the last draw back, and forgets all buckets of one account and of no other', async () => {
      const accounts = ['one', 'two'].map((name) => `login-account:${name}-${'x'.repeat(40)}:`);
      const [mine = '', theirs = ''] = accounts;
      for (const bucket of [`${mine}a`, `${mine}b`, `${theirs}a`]) assert.equal(await drawOn(bucket, 1), 0);
      assert.notEqual(await drawOn(`${mine}a`, 1), 0);
      const returned = await secret.rpc('return_rate_limits', { bucket_names: [`${mine}a`, 'unknown'] });
      assert.equal(returned.error, null);
      assert.equal(await drawOn(`${mine}a`, 1), 0);
      assert.notEqual(await drawOn(`${mine}b`, 1), 0);
      assert.equal((await secret.rpc('forget_rate_limits', { prefix: mine })).data, 2);
      assert.equal(await drawOn(`${mine}b`, 1), 0);
      assert.notEqual(await drawOn(`${theirs}a`, 1), 0);
      for (const prefix of ['', 'login-account:', '%'])
        assert.equal((await secret.rpc('forget_rate_limits', { prefix })).data, 0);
    });

    for (const caller of ['a visitor', 'a stranger', 'an administrator'] as const)
      it(`is closed to ${caller}`, async () => {
        const { status, error } = await clients[caller].rpc('take_rate_limit', {
          bucket_name: 'x',
          per_hour: 1,
          per_day: 1,
        });
        const others = [
          await clients[caller].rpc('return_rate_limits', { bucket_names: ['x'] }),
          await clients[caller].rpc('forget_rate_limits', { prefix: 'x'.repeat(30) }),
        ];
        for (const answer of [{ status, error }, ...others])
          assert.deepEqual(
            [answer.status, answer.error?.code],
            [caller === 'a visitor' ? 401 : 403, '42501'],
          );
      });
  });

  describe('record_security_event', () => {
    const record = async (values: Row) => {
      const { error } = await secret.rpc('record_security_event', { kind: 'sign-in.refused', ...values });
      assert.equal(error, null);
    };
    const events = () =>
      sql(
        'select account, address_hash, detail, request_id, times from public.security_events order by first_at',
      );
    beforeEach(() => sql('delete from public.security_events'));

    it('keeps the account of an administrator, and nothing else that was typed', async () => {
      await record({ account: 'STAFF@example.com', address_hash: 'a'.repeat(43), request_id: 'r1' });
      await record({ account: 'my-secret-password', address_hash: 'b' });
      await record({ account: 'stranger@example.com', address_hash: 'c' });
      assert.deepEqual(
        (await events()).map(({ account, address_hash }) => [account, address_hash]),
        [
          ['staff@example.com', 'a'.repeat(16)],
          ['', 'b'],
          ['', 'c'],
        ],
      );
    });

    it('counts what repeats itself, however often, in one row', async () => {
      for (let time = 1; time <= 30; time++) await record({ address_hash: 'a', request_id: `r${time}` });
      await record({ address_hash: 'a', detail: 'other' });
      const found = await events();
      // A border of ten minutes may fall among them.
      assert.ok(found.length <= 4);
      assert.equal(
        found.reduce((sum, { times }) => sum + Number(times), 0),
        31,
      );
    });

    for (const caller of ['a visitor', 'a stranger', 'an administrator'] as const)
      it(`is closed to ${caller}`, async () => {
        const { error } = await clients[caller].rpc('record_security_event', { kind: 'sign-in.ok' });
        assert.equal(error?.code, '42501');
      });
  });

  describe('notifications', () => {
    type Delivery = { id: string; submission_id: string; attempts: number; state: string };
    const claim = async (batch = 10, lease = 60): Promise<Delivery[]> => {
      const { data, error } = await secret.rpc('claim_notification_deliveries', {
        batch,
        lease_seconds: lease,
      });
      assert.equal(error, null);
      return data;
    };
    const submit = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () => store(stack, 'form_submissions', samples.submission())),
      );
    const idsOf = (deliveries: Delivery[]) => deliveries.map(({ submission_id: id }) => id).sort();
    const change = (row: Row) => secret.from('notification_deliveries').update(row).not('id', 'is', null);

    beforeEach(() => secret.from('form_submissions').delete().not('id', 'is', null));

    it('are made in the very transaction that stores the submission', async () => {
      const [submission] = await submit(1);
      const [row] = await sql(
        `select (s.xmin = d.xmin) as together, d.state, d.attempts from public.form_submissions s
         join public.notification_deliveries d on d.submission_id = s.id where s.id = $1`,
        String(submission?.id),
      );
      assert.deepEqual(row, { together: 't', state: 'waiting', attempts: '0' });
    });

    it('are not left behind by submissions that are refused together', async () => {
      const { error } = await secret
        .from('form_submissions')
        .insert([samples.submission(), samples.submission({ message: 'no' })]);
      assert.equal(error?.code, '23514');
      const { count } = await secret
        .from('notification_deliveries')
        .select('id', { count: 'exact', head: true });
      assert.equal(count, 0);
    });

    it('are made once when one submission is sent twice, and the first text stays', async () => {
      const id = randomUUID();
      const send = (message: string) =>
        secret
          .from('form_submissions')
          .upsert(samples.submission({ id, message }), { onConflict: 'id', ignoreDuplicates: true });
      assert.equal((await send('The first message')).error, null);
      assert.equal((await send('The second message')).error, null);
      const again = Array.from({ length: 8 }, () => send('One of many'));
      for (const { error } of await Promise.all(again)) assert.equal(error, null);
      const { data } = await secret
        .from('notification_deliveries')
        .select('state, form_submissions(message)');
      assert.deepEqual(data, [{ state: 'waiting', form_submissions: { message: 'The first message' } }]);
    });

    it('go with the submission', async () => {
      const [submission] = await submit(1);
      await clients['an administrator'].from('form_submissions').delete().eq('id', submission?.id);
      assert.deepEqual(await claim(), []);
    });

    it('are handed to one of two callers only', async () => {
      const submissions = await submit(12);
      const [one = [], two = []] = await Promise.all([claim(6), claim(6)]);
      assert.deepEqual([one.length, two.length], [6, 6]);
      assert.deepEqual(idsOf([...one, ...two]), submissions.map(({ id }) => String(id)).sort());
      assert.deepEqual(await claim(), []);
    });

    it('are handed out no more at a time than were asked for, and the attempt is counted', async () => {
      await submit(5);
      const claimed = await claim(2);
      assert.deepEqual(
        claimed.map(({ state, attempts }) => [state, attempts]),
        [
          ['sending', 1],
          ['sending', 1],
        ],
      );
    });

    it('come back when the lease runs out, so that a killed sender loses none', async () => {
      const submissions = await submit(2);
      await claim(10, 60);
      assert.deepEqual(await claim(), []);
      await change({ claimed_until: new Date(Date.now() - 1000).toISOString() });
      const again = await claim(10, 60);
      assert.deepEqual(idsOf(again), submissions.map(({ id }) => String(id)).sort());
      assert.deepEqual(
        again.map(({ attempts }) => attempts),
        [2, 2],
      );
    });

    for (const state of ['sent', 'failed'])
      it(`are not handed out once ${state}`, async () => {
        await submit(1);
        await change({ state });
        assert.deepEqual(await claim(), []);
      });

    const call = async (name: string, values: Row) => {
      const { data, error } = await secret.rpc(name, values);
      assert.equal(error, null);
      return data;
    };
    const finish = ({ id, attempts }: Delivery, values: Row) =>
      call('finish_notification_delivery', { delivery: id, attempt: attempts, ...values });
    const putOff = ({ id, attempts }: Delivery, seconds: number) =>
      call('put_off_notifications', {
        delivery: id,
        attempt: attempts,
        problem: '429',
        pause_seconds: seconds,
      });
    const states = () =>
      sql('select state, attempts, last_error from public.notification_deliveries order by state, attempts');

    it('wait for the pause after a failure, by the clock of the database, each for its own', async () => {
      await submit(2);
      const [one, two] = await claim();
      assert.ok(one && two);
      await finish(one, { problem: '500', pause_seconds: 90 });
      await finish(two, { problem: '500', pause_seconds: 0 });
      assert.deepEqual(idsOf(await claim()), [two.submission_id]);
      const [row] = await sql(
        `select extract(epoch from next_attempt_at - now())::integer as seconds
         from public.notification_deliveries where id = $1`,
        one.id,
      );
      assert.ok(Math.abs(Number(row?.seconds) - 90) <= 5);
    });

    it('have failed when there is to be no further attempt', async () => {
      await submit(1);
      const [only] = await claim();
      assert.ok(only);
      await finish(only, { problem: 'x'.repeat(2000) });
      assert.deepEqual(await states(), [{ state: 'failed', attempts: '1', last_error: 'x'.repeat(1000) }]);
    });

    it('all wait, none with an attempt used up, while the provider wants to hear nothing', async () => {
      await submit(3);
      const [one] = await claim(1);
      assert.ok(one);
      await putOff(one, 60);
      assert.deepEqual(
        (await states()).map(({ state, attempts }) => [state, attempts]),
        Array(3).fill(['waiting', '0']),
      );
      assert.deepEqual(await claim(), []);
      assert.equal(await call('take_mail_turn', { per_second: 2, patience_seconds: 30 }), null);
      await sql(`update private.mail_pace set paused_until = now() - interval '1 second'`);
      assert.equal((await claim()).length, 3);
    });

    it('a sender that was too slow says that it sent, but undoes nothing of the next one', async () => {
      await submit(1);
      const [slow] = await claim();
      assert.ok(slow);
      await change({ claimed_until: new Date(Date.now() - 1000).toISOString() });
      await claim();
      await finish(slow, { problem: 'timeout', pause_seconds: 3600 });
      await putOff(slow, 0);
      assert.deepEqual(await states(), [{ state: 'sending', attempts: '2', last_error: null }]);
      await finish(slow, { message_id: 'mail-1' });
      assert.deepEqual(await states(), [{ state: 'sent', attempts: '2', last_error: null }]);
    });

    it('take turns: two senders together are no faster than the provider allows', async () => {
      await sql(`update private.mail_pace set next_turn_at = now(), paused_until = now()`);
      const turn = () => call('take_mail_turn', { per_second: 2, patience_seconds: 60 });
      const waits = (await Promise.all(Array.from({ length: 20 }, turn))).sort((a, b) => a - b);
      const steps = waits.slice(1).map((wait, index) => wait - waits[index]);
      assert.ok(waits[19] > 19 * 500 - 2000 && waits[19] < 19 * 560, `${waits}`);
      assert.ok(
        steps.every((step) => step < 560),
        `${waits}`,
      );
      await sql(`update private.mail_pace set next_turn_at = now()`);
    });

    const closed: Record<string, Row> = {
      claim_notification_deliveries: { batch: 1, lease_seconds: 1 },
      take_mail_turn: { per_second: 1, patience_seconds: 1 },
      finish_notification_delivery: { delivery: randomUUID(), attempt: 1 },
      put_off_notifications: { delivery: randomUUID(), attempt: 1, problem: '', pause_seconds: 9 },
    };
    for (const caller of ['a visitor', 'a stranger', 'an administrator'] as const)
      it(`are not handed to ${caller}`, async () => {
        await submit(1);
        for (const [name, values] of Object.entries(closed)) {
          const { status, error } = await clients[caller].rpc(name, values);
          assert.deepEqual([status, error?.code], [caller === 'a visitor' ? 401 : 403, '42501'], name);
        }
        assert.equal((await claim()).length, 1);
      });
  });
});
