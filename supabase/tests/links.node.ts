import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { type Caller, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const staff = clients['an administrator'];
const outsiders: Caller[] = ['a visitor', 'a stranger'];
const site_host = 'site.example';
after(stack.close);

const linksTo = async (path: string) => {
  const { data, error } = await staff.rpc('list_links_to', { path, site_host });
  assert.equal(error, null);
  return (data as Row[]).map(({ kind, label }) => `${kind}: ${label}`);
};

describe('what links to a page', () => {
  it('is found wherever texts of the site are kept', async () => {
    const path = '/services/found';
    const link = `Read [it](${path}).`;
    await store(stack, 'blog_posts', samples.post({ title: 'A text', content: link }));
    await store(stack, 'authors', samples.author({ name: 'Asha Rao', full_bio: link }));
    await store(
      stack,
      'service_details',
      samples.service({ service_name: 'Linking', faq: [{ answer: link }] }),
    );
    await store(
      stack,
      'city_pages',
      samples.cityPage({ city: 'Testpur', service_type: 'Linking', intro_paragraph: `<a href="${path}">` }),
    );
    await secret
      .from('site_sections')
      .insert(samples.siteSection({ name: 'chrome', fields: { links: [{ href: path }] } }));
    await store(
      stack,
      'slug_redirects',
      samples.redirect({ source_path: '/once-found', target_path: `${path}#part` }),
    );
    assert.deepEqual(await linksTo(path), [
      'post: A text',
      'author: Asha Rao',
      'city page: Linking in Testpur',
      'service: Linking',
      'section of the site: chrome',
      'redirect: /once-found',
    ]);
  });

  it('is a link, to that very address and of this site', async () => {
    const path = '/blog/exact';
    const yes = [
      '[a](/blog/exact)',
      '[a](</blog/exact>)',
      '[a](/blog/exact/ "Title")',
      '[a](/Blog/Exact?b=c#d)',
      '[a][b]\n\n[b]: /blog/exact',
      'See https://site.example/blog/exact for more',
      '<https://site.example/blog/exact>',
      "<a class=x href='/blog/exact'>",
      '[a](//site.example/blog/exact)',
    ];
    const no = [
      'Go to /blog/exact by hand',
      '[a](/blog/exactly)',
      '[a](/blog/exact-too)',
      '[a](/blog/exact/more)',
      '[a](/en/blog/exact)',
      '[a](https://other.example/blog/exact)',
      'https://other.example/?to=/blog/exact',
      '![a](/images/blog/exact)',
    ];
    for (const [index, content] of [...yes, ...no].entries())
      await store(
        stack,
        'blog_posts',
        samples.post({ title: `${index < yes.length ? 'Yes' : 'No'} ${index}`, content }),
      );
    assert.deepEqual(
      await linksTo(path),
      yes.map((_, index) => `post: Yes ${index}`),
    );
  });

  it('leaves out the page itself, follows each change, and counts beyond what it lists', async () => {
    const path = '/blog/own';
    const own = await store(stack, 'blog_posts', samples.post({ slug: 'own', content: `[up](${path}#top)` }));
    assert.deepEqual(await linksTo(path), []);
    const other = await store(stack, 'blog_posts', samples.post({ title: 'Other', content: `[a](${path})` }));
    assert.deepEqual(await linksTo(path), ['post: Other']);
    await secret.from('blog_posts').update({ content: 'No more' }).eq('id', other.id);
    assert.deepEqual(await linksTo(path), []);
    await sql(
      `insert into public.blog_posts (title, content) select 'Many ' || n, '[a](/blog/own)' from generate_series(1, 120) as n`,
    );
    const { data } = await staff.rpc('list_links_to', { path });
    assert.deepEqual([data?.length, data?.[0]?.total], [100, 120]);
    await secret.from('blog_posts').delete().eq('id', own.id);
  });
});

describe('changing the links to a page', () => {
  const former = '/blog/former';
  const next = '/blog/next-name';
  const change = (asked: Row = {}) => staff.rpc('change_links', { former, next, site_host, ...asked });

  it('changes each of them and nothing beside, at once and with history', async () => {
    const content = [
      'See [a](/blog/former), [b](/blog/former#part "Former"), [c](https://site.example/blog/former/?x=/blog/former).',
      '[d](/blog/former-not), /blog/former in words, [e](https://other.example/blog/former)',
      '<a href="/blog/former">f</a> https://site.example/blog/former.',
    ].join('\n');
    const post = await store(
      stack,
      'blog_posts',
      samples.post({
        title: 'Linking',
        content,
        slug: 'linking',
        status: 'published',
        published_at: '2026-01-01T00:00:00Z',
      }),
    );
    const author = await store(stack, 'authors', samples.author({ full_bio: '[a](/blog/former)' }));
    const section = samples.siteSection({
      fields: { links: [{ label: 'Former', href: former }], count: 3, off: null },
    });
    await secret.from('site_sections').insert(section);
    const { data, error } = await change();
    assert.deepEqual([error, data], [null, 3]);
    const now = await secret
      .from('blog_posts')
      .select('content, content_updated_at')
      .eq('id', post.id)
      .single();
    assert.equal(
      now.data?.content,
      [
        'See [a](/blog/next-name), [b](/blog/next-name#part "Former"), [c](https://site.example/blog/next-name?x=/blog/former).',
        '[d](/blog/former-not), /blog/former in words, [e](https://other.example/blog/former)',
        '<a href="/blog/next-name">f</a> https://site.example/blog/former.',
      ].join('\n'),
    );
    assert.equal(now.data?.content_updated_at, null);
    const { data: bio } = await secret.from('authors').select('full_bio').eq('id', author.id).single();
    assert.equal(bio?.full_bio, '[a](/blog/next-name)');
    const { data: fields } = await secret
      .from('site_sections')
      .select('fields')
      .eq('name', section.name)
      .single();
    assert.deepEqual(fields?.fields, { links: [{ label: 'Former', href: next }], count: 3, off: null });
    const { data: versions } = await staff
      .from('blog_post_versions')
      .select('change')
      .eq('post_id', post.id)
      .order('changed_at');
    assert.deepEqual(
      versions?.map((version) => version.change),
      ['Created', 'Changed: text'],
    );
    const { data: log } = await staff
      .from('activity')
      .select('kind, actor_email')
      .eq('item_id', author.id)
      .eq('change', 'changed');
    assert.deepEqual(log, [{ kind: 'author', actor_email: 'staff@example.com' }]);
    assert.equal((await change()).data, 0);
  });

  it('is for the staff, and for addresses of this site', async () => {
    for (const caller of outsiders) {
      assert.equal((await clients[caller].rpc('change_links', { former, next })).error?.code, '42501');
      assert.equal((await clients[caller].rpc('list_links_to', { path: former })).error?.code, '42501');
    }
    for (const wrong of [
      { former: '/a.*' },
      { next: 'https://elsewhere.example/' },
      { next: '/a b' },
      { site_host: 'a|b' },
    ])
      assert.equal((await change(wrong)).error?.code, '22023');
  });
});

describe('the pages of the site by name', () => {
  const found = async (words: string, most = 12) => {
    const { data, error } = await staff.rpc('search_pages', { words, most });
    assert.equal(error, null);
    return (data as Row[]).map(({ kind, path, title, state }) =>
      [kind, path, title, state].filter(Boolean).join(' | '),
    );
  };

  it('are services, articles with their drafts, authors and city pages, by words in any order', async () => {
    await store(
      stack,
      'service_details',
      samples.service({ service_name: 'Quartz Polish', service_slug: 'quartz-polish' }),
    );
    await store(stack, 'city_pages', samples.cityPage({ service_type: 'Quartz Polish', city: 'Testpur' }));
    await store(stack, 'authors', samples.author({ name: 'Quartz Rao', slug: 'quartz-rao' }));
    const live = { status: 'published', published_at: '2026-01-01T00:00:00Z' };
    await store(
      stack,
      'blog_posts',
      samples.post({ title: 'Choosing a quartz', slug: 'choosing-a-quartz', ...live }),
    );
    await store(stack, 'blog_posts', samples.post({ title: 'Unfinished quartz', slug: 'unfinished-quartz' }));
    await store(stack, 'blog_posts', samples.post({ title: 'Quartz without address', slug: null }));
    assert.deepEqual(await found('QUARTZ'), [
      'service | /services/quartz-polish | Quartz Polish',
      'article | /blog/choosing-a-quartz | Choosing a quartz',
      'article | /blog/unfinished-quartz | Unfinished quartz | draft',
      'author | /author/quartz-rao | Quartz Rao',
      'city page | /services/quartz-polish/testpur | Quartz Polish in Testpur | not indexed',
    ]);
    assert.deepEqual(await found('testpur quartz'), [
      'city page | /services/quartz-polish/testpur | Quartz Polish in Testpur | not indexed',
    ]);
    assert.deepEqual(await found('/blog/choosing-a'), [
      'article | /blog/choosing-a-quartz | Choosing a quartz',
    ]);
    assert.equal((await found('quartz', 2)).length, 2);
    assert.deepEqual(await found('100% _'), []);
  });

  it('leaves out what a redirect leads away from', async () => {
    await store(stack, 'blog_posts', samples.post({ title: 'Moved opal', slug: 'moved-opal' }));
    assert.equal((await found('opal')).length, 1);
    await store(
      stack,
      'slug_redirects',
      samples.redirect({ source_path: '/blog/moved-opal', target_path: '/blog' }),
    );
    assert.deepEqual(await found('opal'), []);
  });

  it('are told to the staff alone', async () => {
    for (const caller of outsiders)
      assert.equal((await clients[caller].rpc('search_pages', { words: 'seo' })).error?.code, '42501');
  });
});
