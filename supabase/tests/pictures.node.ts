import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { samples, store, storePictureFile } from './samples.ts';
import { type Caller, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const staff = clients['an administrator'];
const outsiders: Caller[] = ['a visitor', 'a stranger'];
after(stack.close);

const pathOf = ({ name }: Row) => `/images/blog/${name}`;
const stored = async (change: Row = {}) =>
  store(stack, 'pictures', await storePictureFile(stack, samples.picture(change)));
const usesOf = async ({ name }: Row) => {
  const { data, error } = await staff
    .from('picture_uses')
    .select('kind, label, opens')
    .eq('picture', name)
    .order('kind');
  assert.equal(error, null);
  return (data ?? []).map(({ kind, label }) => `${kind}: ${label}`);
};
const remove = (picture: Row) => staff.from('pictures').delete().eq('name', picture.name).select('name');
const exists = async ({ name }: Row) => {
  const { data } = await staff.from('pictures').select('name').eq('name', name);
  return data?.length === 1;
};

describe('the library of pictures', () => {
  it('takes in a stored file once, with its size, and what was said of it first stays', async () => {
    const { name } = await storePictureFile(stack);
    const keep = (shown: string) =>
      staff.rpc('keep_picture', { picture: name, shown, called: ' chart.png ' });
    const { data } = await keep('  A rising chart ');
    assert.partialDeepStrictEqual(data, {
      alt: 'A rising chart',
      file_name: 'chart.png',
      width: 60,
      height: 40,
      bytes: 1234,
    });
    assert.equal(data?.uploaded_by_email, 'staff@example.com');
    assert.equal((await keep('Something else')).data?.alt, 'A rising chart');
    const { error } = await staff.rpc('keep_picture', { picture: `${'e'.repeat(32)}-9x9.webp` });
    assert.equal(error?.code, 'PT422');
  });

  it('is searched by words in any order, in what is said of a picture and what its file was called', async () => {
    const chart = await stored({ alt: 'A 50% steeper line', file_name: 'ranking chart.png' });
    await stored({ alt: '' });
    const found = async (words: string, which = '') => {
      const { data, error } = await staff.rpc('list_pictures', { words, which });
      assert.equal(error, null);
      return data as Row[];
    };
    assert.deepEqual(
      (await found('CHART steeper')).map(({ name }) => name),
      [chart.name],
    );
    assert.deepEqual(
      (await found('50%')).map(({ name }) => name),
      [chart.name],
    );
    assert.deepEqual(await found('5_%'), []);
    assert.ok((await found('', 'nameless')).every(({ alt }) => alt === ''));
    const [first] = await found('');
    assert.equal(Number(first?.total), (await found('')).length);
  });

  it('is for the staff alone', async () => {
    const { name } = await stored();
    for (const caller of outsiders) {
      const client = clients[caller];
      for (const answer of [
        await client.rpc('list_pictures'),
        await client.rpc('keep_picture', { picture: name }),
        await client.rpc('replace_picture', { picture: name, by_picture: name }),
      ])
        assert.equal(answer.error?.code, '42501');
      for (const name_of of ['due_pictures', 'forget_pictures'])
        assert.ok((await client.rpc(name_of, name_of === 'forget_pictures' ? { names: [] } : {})).error);
      assert.equal((await client.from('picture_uses').select()).data?.length ?? 0, 0);
    }
    for (const change of [{ bytes: 1 }, { name: 'x' }, { uploaded_by_email: 'else@example.in' }])
      assert.equal((await staff.from('pictures').update(change).eq('name', name)).error?.code, '42501');
  });
});

describe('where a picture is used', () => {
  it('is known of everything that shows one, from the moment that it does', async () => {
    const picture = await stored();
    const path = pathOf(picture);
    const post = await store(
      stack,
      'blog_posts',
      samples.post({ title: 'In the text', content: `![a](${path})` }),
    );
    await store(
      stack,
      'blog_posts',
      samples.post({ title: 'At the top', featured_image: `https://site.example${path}` }),
    );
    await store(stack, 'authors', samples.author({ name: 'Asha Rao', profile_image: path }));
    await store(
      stack,
      'service_details',
      samples.service({ service_name: 'Drawn', benefits: [{ image: path }] }),
    );
    await store(
      stack,
      'city_pages',
      samples.cityPage({ city: 'Testpur', service_type: 'Drawn', intro_paragraph: `![a](${path})` }),
    );
    await secret
      .from('site_sections')
      .insert(samples.siteSection({ name: 'home', fields: { hero: { image: path } } }));
    const all = [
      'article: At the top',
      'article: In the text',
      'author: Asha Rao',
      'city page: Drawn · Testpur',
      'earlier version: At the top',
      'earlier version: In the text',
      'section of the site: home',
      'service: Drawn',
    ];
    assert.deepEqual((await usesOf(picture)).sort(), all);
    await secret.from('blog_posts').update({ content: 'None' }).eq('id', post.id);
    assert.deepEqual(
      (await usesOf(picture)).sort(),
      all.filter((use) => use !== 'article: In the text'),
    );
    const { data } = await staff.rpc('list_pictures', { words: picture.name });
    assert.equal(data?.[0]?.uses, 7);
  });

  it('is known of drafts, and a reading changes nothing of it', async () => {
    const picture = await stored();
    const post = await store(
      stack,
      'blog_posts',
      samples.post({
        slug: 'read-often',
        content: pathOf(picture),
        status: 'published',
        published_at: '2026-01-01T00:00:00Z',
      }),
    );
    const { error } = await staff.rpc('keep_blog_post_draft', {
      ...{ draft_id: crypto.randomUUID(), of_post: post.id, by_editor: crypto.randomUUID() },
      typed: { title: 'Typed', content: pathOf(picture) },
    });
    assert.equal(error, null);
    assert.equal(
      (await clients['a visitor'].rpc('increment_blog_post_view', { post_slug: 'read-often' })).error,
      null,
    );
    assert.deepEqual(await usesOf(picture), ['article: A post', 'draft: Typed', 'earlier version: A post']);
  });

  it('keeps it from being removed, whoever asks, and says where', async () => {
    const picture = await stored();
    const author = await store(
      stack,
      'authors',
      samples.author({ name: 'Asha Rao', profile_image: pathOf(picture) }),
    );
    const { error } = await remove(picture);
    assert.equal(error?.code, 'PT422');
    assert.match(error?.message ?? '', /^This picture is used: author “Asha Rao”\. Take it out there/);
    assert.ok((await secret.from('pictures').delete().eq('name', picture.name)).error);
    await secret.from('authors').update({ profile_image: null }).eq('id', author.id);
    assert.equal((await remove(picture)).data?.length, 1);
  });
});

describe('another picture in the place of one', () => {
  it('is shown by everything that showed it, in one go and with history, and nothing else changes', async () => {
    const [former, next] = [await stored({ alt: 'A chart' }), await stored()];
    const content = `Before ![a](${pathOf(former)}) after`;
    const post = await store(
      stack,
      'blog_posts',
      samples.post({ title: 'Replaced', content, featured_image: pathOf(former) }),
    );
    const author = await store(stack, 'authors', samples.author({ profile_image: pathOf(former) }));
    const page = await store(
      stack,
      'city_pages',
      samples.cityPage({ services_offered: [{ image: pathOf(former), text: 'Kept' }] }),
    );
    const before = await secret.from('blog_posts').select('updated_at').eq('id', post.id).single();
    const { data, error } = await staff.rpc('replace_picture', {
      picture: former.name,
      by_picture: next.name,
    });
    assert.deepEqual([error, data], [null, 3]);
    const now = await secret.from('blog_posts').select().eq('id', post.id).single();
    assert.deepEqual(
      [now.data.content, now.data.featured_image],
      [content.replace(pathOf(former), pathOf(next)), pathOf(next)],
    );
    assert.notEqual(now.data.updated_at, before.data?.updated_at);
    assert.equal(
      (await secret.from('authors').select('profile_image').eq('id', author.id).single()).data?.profile_image,
      pathOf(next),
    );
    const offered = await secret.from('city_pages').select('services_offered').eq('id', page.id).single();
    assert.deepEqual(offered.data?.services_offered, [{ image: pathOf(next), text: 'Kept' }]);
    const { data: versions } = await staff
      .from('blog_post_versions')
      .select('change')
      .eq('post_id', post.id)
      .order('changed_at');
    assert.deepEqual(
      versions?.map(({ change }) => change),
      ['Created', 'Changed: text, image'],
    );
    assert.equal(
      (await staff.from('pictures').select('alt').eq('name', next.name).single()).data?.alt,
      'A chart',
    );
    const [log] = await sql(
      `select actor_email from public.activity where kind = 'author' and item_id = $1 and change = 'changed'`,
      String(author.id),
    );
    assert.equal(log?.actor_email, 'staff@example.com');
    assert.deepEqual(await usesOf(former), ['earlier version: Replaced']);
    assert.equal((await remove(former)).error?.code, 'PT422');
  });

  it('may be put into earlier versions too, so that nothing shows the former one any more', async () => {
    const [former, next] = [await stored(), await stored()];
    const post = await store(stack, 'blog_posts', samples.post({ content: pathOf(former) }));
    const asked = { picture: former.name, by_picture: next.name, earlier_versions: true };
    assert.equal((await staff.rpc('replace_picture', asked)).data, 2);
    assert.deepEqual(await usesOf(former), []);
    const { data } = await staff.from('blog_post_versions').select('fields').eq('post_id', post.id);
    assert.ok(data?.every(({ fields }) => fields.content === pathOf(next)));
    assert.equal((await remove(former)).error, null);
  });

  it('must be another one, which is there', async () => {
    const picture = await stored();
    for (const by_picture of [picture.name, `${'f'.repeat(32)}-1x1.webp`])
      assert.equal(
        (await staff.rpc('replace_picture', { picture: picture.name, by_picture })).error?.code,
        'PT422',
      );
  });
});

describe('a picture that was removed', () => {
  const due = async () => ((await secret.rpc('due_pictures')).data as string[]) ?? [];
  const age = (picture: Row) =>
    sql(
      `update private.removed_pictures set removed_at = now() - interval '31 days' where name = $1`,
      String(picture.name),
    );

  it('keeps its file for thirty days, and may come back meanwhile', async () => {
    const picture = await stored();
    await remove(picture);
    assert.equal(await exists(picture), false);
    assert.deepEqual(await due(), []);
    assert.equal((await staff.from('pictures').insert({ name: picture.name })).error, null);
    await age(picture);
    assert.deepEqual(await due(), []);
    await remove(picture);
    await age(picture);
    assert.deepEqual(await due(), [picture.name]);
    assert.equal((await secret.rpc('forget_pictures', { names: [picture.name] })).error, null);
    assert.deepEqual(await due(), []);
  });

  it('comes back by itself when an undo shows it again', async () => {
    const picture = await stored();
    const author = await store(stack, 'authors', samples.author());
    await remove(picture);
    await secret
      .from('authors')
      .update({ profile_image: pathOf(picture) })
      .eq('id', author.id);
    assert.equal(await exists(picture), true);
    assert.deepEqual(await usesOf(picture), ['author: An Author']);
    await age(picture);
    assert.deepEqual(await due(), []);
  });

  it('stays in Storage as long as a change that can be undone shows it', async () => {
    const picture = await stored();
    const author = await store(stack, 'authors', samples.author({ profile_image: pathOf(picture) }));
    await secret.from('authors').delete().eq('id', author.id);
    await remove(picture);
    await age(picture);
    assert.deepEqual(await due(), []);
    await sql('delete from public.activity where item_id = $1', String(author.id));
    assert.deepEqual(await due(), [picture.name]);
  });
});
