import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { callers, keys, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const staff = clients['an administrator'];
const { data: account } = await staff.auth.getUser();

const entries = async (item: unknown): Promise<Row[]> => {
  const { data, error } = await staff.from('activity').select().eq('item_id', item).order('id');
  assert.equal(error, null);
  return data ?? [];
};
const last = async (item: unknown): Promise<Row> => (await entries(item)).at(-1) ?? assert.fail();

describe('the log of changes', () => {
  after(stack.close);

  it('says who changed what, from what to what, and nothing of what stayed', async () => {
    const { id } = await store(stack, 'authors', samples.author({ short_bio: 'Before' }));
    await staff.from('authors').update({ short_bio: 'After', name: 'An Author' }).eq('id', id);
    assert.partialDeepStrictEqual(await last(id), {
      actor: account.user?.id,
      actor_email: 'staff@example.com',
      kind: 'author',
      source: 'authors',
      label: 'An Author',
      change: 'changed',
      fields: ['short_bio'],
      before: { short_bio: 'Before' },
      after: { short_bio: 'After' },
    });
  });

  it('knows the request of the site that made the change', async () => {
    const { id } = await store(stack, 'authors', samples.author());
    const { data } = await staff.auth.getSession();
    await fetch(`${stack.url}/rest/v1/authors?id=eq.${id}`, {
      method: 'PATCH',
      headers: {
        apikey: keys.publishable,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
        'x-request-id': 'req-1234567',
      },
      body: JSON.stringify({ short_bio: 'After' }),
    });
    const known = (await entries(id)).map(({ change, request_id }) => [change, request_id]);
    assert.deepEqual(known, [
      ['created', null],
      ['changed', 'req-1234567'],
    ]);
  });

  it('names nobody where the server or a script did it', async () => {
    const { id } = await store(stack, 'authors', samples.author());
    assert.partialDeepStrictEqual(await entries(id), [
      { change: 'created', actor: null, actor_email: null, before: null, after: null },
    ]);
  });

  it('keeps the whole row of what is deleted, without the columns that follow from others', async () => {
    const post = await store(stack, 'blog_posts', samples.post({ content: 'A text' }));
    await staff.rpc('delete_blog_post', { post_id: post.id });
    const entry = await last(post.id);
    assert.partialDeepStrictEqual(entry, { change: 'deleted', label: 'A post', before: post, after: null });
    assert.ok(!('search_document' in (entry.before as Row)));
  });

  it('is silent about a reading, a hit, a save that changes nothing and what follows from another change', async () => {
    const author = await store(stack, 'authors', samples.author());
    const state = { status: 'published', published_at: '2026-01-01T00:00:00Z', author_id: author.id };
    const post = await store(stack, 'blog_posts', samples.post(state));
    const redirect = await store(stack, 'slug_redirects', samples.redirect());
    await secret.rpc('increment_blog_post_view', { post_slug: post.slug });
    await secret.rpc('follow_redirect', { path: redirect.source_path });
    await staff.from('blog_posts').update({ title: post.title }).eq('id', post.id);
    await staff.from('authors').update({ name: 'Another Name' }).eq('id', author.id);
    assert.equal((await entries(post.id)).length, 1);
    assert.equal((await entries(redirect.id)).length, 1);
    assert.deepEqual((await last(author.id)).fields, ['name']);
    const change = { title: 'Another title', view_count: 9 };
    await staff.from('blog_posts').update(change).eq('id', post.id);
    assert.deepEqual((await last(post.id)).fields, ['title']);
  });

  it('knows every noun that the staff change, by a name a person can read', async () => {
    const named: [table: string, row: Row, kind: string, label: string][] = [
      ['service_details', samples.service({ service_name: 'Voice search' }), 'service', 'Voice search'],
      ['city_pages', samples.cityPage({ city: 'Testpur' }), 'city page', 'SEO · Testpur'],
      ['slug_redirects', samples.redirect({ source_path: '/gone' }), 'redirect', '/gone'],
      ['email_templates', samples.template({ name: 'welcome' }), 'e-mail template', 'welcome'],
    ];
    for (const [table, row, kind, label] of named) {
      await store(stack, table, row);
      assert.partialDeepStrictEqual(await last(row.id), { kind, label, source: table });
    }
    await store(stack, 'city_localities', samples.locality({ name: 'Old Fort' }));
    assert.partialDeepStrictEqual(await last('testpur/Old Fort'), { kind: 'locality' });
    const { id } = await stack.signUpAdministrator('new@example.com');
    assert.partialDeepStrictEqual(await last(id), { kind: 'person', label: 'new@example.com' });
  });

  it('gives the state of an item after each of its changes', async () => {
    const { id } = await store(stack, 'authors', samples.author({ name: 'First', short_bio: 'One' }));
    for (const change of [{ name: 'Second' }, { short_bio: 'Two' }, { name: 'Third', short_bio: 'Three' }])
      await staff.from('authors').update(change).eq('id', id);
    const states: Row[] = [];
    for (const entry of await entries(id)) {
      const { data } = await staff.rpc('activity_state', { entry_id: entry.id });
      states.push({ name: data.name, short_bio: data.short_bio });
    }
    assert.deepEqual(states, [
      { name: 'First', short_bio: 'One' },
      { name: 'Second', short_bio: 'One' },
      { name: 'Second', short_bio: 'Two' },
      { name: 'Third', short_bio: 'Three' },
    ]);
    const [, first] = await entries(id);
    const { data: before } = await staff.rpc('activity_state', { entry_id: first?.id, before_it: true });
    assert.equal(before.name, 'First');
    const { data: nothing } = await staff.rpc('activity_state', { entry_id: 999_999_999 });
    assert.equal(nothing, null);
  });

  it('names everybody who stands in it once', async () => {
    const { data } = await staff.rpc('activity_people');
    assert.deepEqual(data, [{ actor: account.user?.id, email: 'staff@example.com' }]);
  });

  it('keeps what was deleted for 30 days and everything else for a year', async () => {
    const { id } = await store(stack, 'authors', samples.author());
    await staff.from('authors').delete().eq('id', id);
    const age = async (days: string) => {
      await sql(
        `update public.activity set at = now() - make_interval(days => $1::int) where item_id = $2`,
        days,
        `${id}`,
      );
      const { data } = await secret.rpc('empty_bin').single();
      return [data, (await entries(id)).map(({ before }) => before !== null)];
    };
    assert.deepEqual(await age('29'), [{ contents: 0, entries: 0 }, [false, true]]);
    assert.deepEqual(await age('31'), [{ contents: 1, entries: 0 }, [false, false]]);
    assert.deepEqual(await age('366'), [{ contents: 0, entries: 2 }, []]);
  });

  it('tells an editor nothing of people and e-mail templates', async () => {
    const editor = await stack.signUpAdministrator('editor@example.com', 'editor');
    const { data: all } = await staff
      .from('activity')
      .select('kind')
      .in('kind', ['person', 'e-mail template']);
    assert.ok((all?.length ?? 0) > 1);
    const { data } = await editor.client
      .from('activity')
      .select('kind')
      .in('kind', ['person', 'e-mail template']);
    assert.deepEqual(data, []);
    const template = (
      await staff.from('activity').select('id').eq('kind', 'e-mail template').limit(1).single()
    ).data;
    assert.equal((await editor.client.rpc('activity_state', { entry_id: template?.id })).data, null);
  });

  for (const caller of callers.slice(0, 2))
    it(`is closed to ${caller}`, async () => {
      for (const [name, args] of Object.entries({
        activity_people: {},
        activity_state: { entry_id: 1 },
        empty_bin: {},
      })) {
        const { error } = await clients[caller].rpc(name, args);
        assert.equal(error?.code, '42501', name);
      }
    });

  it('is read in no time among 100,000 entries', async () => {
    for (let first = 1; first < 100_000; first += 10_000)
      await sql(`insert into public.activity (actor, kind, source, item_id, change, before, after)
        select case when n % 3 = 0 then gen_random_uuid() end, 'article', 'blog_posts', (n % 500)::text, 'changed', '{}', '{}'
        from generate_series(${first}, ${first + 9999}) as n`);
    await sql('analyze public.activity');
    const conditions = [
      'id < 50000',
      `kind = 'author'`,
      `kind = 'article' and item_id = '77'`,
      `actor = '${account.user?.id}'`,
      'actor is null',
    ];
    const costOf = (plan: string) => Number(/cost=[\d.]+\.\.([\d.]+)/.exec(plan)?.[1]);
    const whole = costOf(await stack.planOf('select id from public.activity'));
    for (const condition of conditions) {
      const plan = await stack.planOf(
        `select id from public.activity where ${condition} order by id desc limit 51`,
      );
      assert.match(plan, /Index/, condition);
      assert.doesNotMatch(plan, /Seq Scan/, condition);
      // Few entries are sorted, or come in their order: that depends on how the sample fell.
      assert.ok(costOf(plan) < whole / 10, `${condition}: beside ${whole} for all of them\n${plan}`);
    }
  });
});
