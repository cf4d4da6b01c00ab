import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { samples, store, unstoredDelivery } from './samples.ts';
import { type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { secret } = stack;

type Sample = (change?: Row) => Row;

/** The code of the refusal, or null when the row was taken. */
async function refusalOf(table: string, row: Row): Promise<string | null> {
  const { error } = await secret.from(table).insert(row);
  return error?.code ?? null;
}

const texts: [table: string, sample: Sample, maxima: Record<string, number>][] = [
  [
    'service_details',
    samples.service,
    {
      service_name: 100,
      service_description: 2000,
      meta_title: 200,
      meta_description: 400,
      hero_heading: 200,
      hero_subheading: 600,
    },
  ],
  [
    'city_pages',
    samples.cityPage,
    {
      city: 40,
      state: 60,
      service_type: 100,
      meta_title: 200,
      meta_description: 400,
      h1_title: 200,
      intro_paragraph: 10_000,
    },
  ],
  ['authors', samples.author, { name: 120, short_bio: 400, full_bio: 10_000, profile_image: 2048 }],
  [
    'blog_posts',
    samples.post,
    {
      title: 300,
      excerpt: 1000,
      featured_image: 2048,
      featured_image_alt: 300,
      author: 120,
      meta_title: 300,
      meta_description: 500,
      category: 100,
      content: 200_000,
    },
  ],
  [
    'form_submissions',
    samples.submission,
    {
      name: 200,
      email: 254,
      phone: 40,
      company: 200,
      website: 2048,
      service_interest: 40,
      city: 100,
      message: 10_000,
      landing_page: 2048,
      referrer: 2048,
    },
  ],
  ['email_templates', samples.template, { name: 100, subject: 500, body: 200_000 }],
];

describe('what the tables take', () => {
  after(stack.close);

  describe('lengths', () => {
    for (const [table, sample, maxima] of texts)
      for (const [column, maximum] of Object.entries(maxima))
        it(`${table}.${column} holds ${maximum} characters and not one more`, async () => {
          const text = 'A'.repeat(maximum);
          assert.equal(await refusalOf(table, sample({ [column]: `${text}a` })), '23514');
          assert.equal(await refusalOf(table, sample({ [column]: text })), null);
        });

    const shortest: [table: string, sample: Sample, column: string, minimum: number][] = [
      ['form_submissions', samples.submission, 'name', 2],
      ['form_submissions', samples.submission, 'email', 3],
      ['form_submissions', samples.submission, 'message', 5],
      ['authors', samples.author, 'name', 2],
      ['blog_posts', samples.post, 'title', 1],
      ['email_templates', samples.template, 'subject', 1],
      ['email_templates', samples.template, 'body', 1],
    ];
    for (const [table, sample, column, minimum] of shortest)
      it(`${table}.${column} has at least ${minimum} characters`, async () => {
        assert.equal(await refusalOf(table, sample({ [column]: 'x'.repeat(minimum - 1) })), '23514');
        assert.equal(await refusalOf(table, sample({ [column]: 'x'.repeat(minimum) })), null);
      });

    it('an emoji counts as one character', async () => {
      assert.equal(await refusalOf('form_submissions', samples.submission({ name: '😀'.repeat(200) })), null);
      assert.equal(await refusalOf('form_submissions', samples.submission({ name: '😀' })), '23514');
    });

    it('the campaign of a submission is an object of at most 4,000 bytes', async () => {
      const withUtm = (utm: unknown) => refusalOf('form_submissions', samples.submission({ utm }));
      assert.equal(await withUtm({ source: 'x'.repeat(3900) }), null);
      assert.equal(await withUtm({ source: 'x'.repeat(4000) }), '23514');
      assert.equal(await withUtm(['source']), '23514');
    });

    it('lists are lists, whatever stands in them, and have an end', async () => {
      const withBenefits = (benefits: unknown) => refusalOf('service_details', samples.service({ benefits }));
      assert.equal(await withBenefits([null, 1, 'text', { name: 'x' }]), null);
      assert.equal(await withBenefits({ name: 'x' }), '23514');
      assert.equal(await withBenefits('text'), '23514');
      assert.equal(await withBenefits(['x'.repeat(50_000)]), '23514');
    });

    it('a post has at most thirty tags and ten categories', async () => {
      const words = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);
      assert.equal(
        await refusalOf('blog_posts', samples.post({ tags: words(30), categories: words(10) })),
        null,
      );
      assert.equal(await refusalOf('blog_posts', samples.post({ tags: words(31) })), '23514');
      assert.equal(await refusalOf('blog_posts', samples.post({ categories: words(11) })), '23514');
      assert.equal(await refusalOf('blog_posts', samples.post({ tags: ['x'.repeat(3001)] })), '23514');
    });
  });

  describe('states', () => {
    const states: [table: string, column: string, sample: Sample, allowed: string[]][] = [
      ['blog_posts', 'status', samples.post, ['draft', 'published']],
      ['form_submissions', 'status', samples.submission, ['new', 'contacted', 'closed']],
      ['form_submissions', 'captcha', samples.submission, ['verified', 'unverified']],
    ];
    for (const [table, column, sample, allowed] of states)
      it(`${table}.${column} is ${allowed.join(' or ')}`, async () => {
        for (const value of allowed)
          assert.equal(await refusalOf(table, sample({ [column]: value })), null, value);
        for (const value of ['', 'New', 'Published', 'deleted', ' draft'])
          assert.equal(await refusalOf(table, sample({ [column]: value })), '23514', value);
        assert.equal(await refusalOf(table, sample({ [column]: null })), '23502');
      });

    it('a delivery is waiting, sending, sent or failed', async () => {
      for (const state of ['waiting', 'sending', 'sent', 'failed'])
        assert.equal(
          await refusalOf('notification_deliveries', { ...(await unstoredDelivery(stack)), state }),
          null,
        );
      assert.equal(
        await refusalOf('notification_deliveries', { ...(await unstoredDelivery(stack)), state: 'lost' }),
        '23514',
      );
    });
  });

  describe('addresses', () => {
    const slugged: [table: string, column: string, sample: Sample, most: number][] = [
      ['service_details', 'service_slug', samples.service, 40],
      ['authors', 'slug', samples.author, 120],
      ['blog_posts', 'slug', samples.post, 120],
    ];
    const malformed = [
      '',
      'UPPER',
      '-a',
      'a-',
      'a--b',
      'a b',
      'a/b',
      '../a',
      'a?b',
      'a#b',
      'é',
      'हिंदी',
      'a\n',
      'a%20b',
    ];
    for (const [table, column, sample, most] of slugged)
      it(`${table}.${column} is lower case words joined by single hyphens, and used once`, async () => {
        for (const slug of ['a', 'two-words', 'a-1-b', 'x'.repeat(most)])
          assert.equal(await refusalOf(table, sample({ [column]: slug })), null, slug);
        for (const slug of [...malformed, 'y'.repeat(most + 1)])
          assert.equal(await refusalOf(table, sample({ [column]: slug })), '23514', JSON.stringify(slug));
        assert.equal(await refusalOf(table, sample({ [column]: 'a-1-b' })), '23505');
      });

    it('a city is named in capitalised words, and has one page a service', async () => {
      for (const city of ['Pune', 'New Delhi', 'A B C D E'])
        assert.equal(
          await refusalOf('city_pages', samples.cityPage({ city, service_type: 'PPC' })),
          null,
          city,
        );
      for (const city of [
        '',
        'pune',
        'New  Delhi',
        ' Pune',
        'Pune ',
        'पुणे',
        'A-B',
        'A B C D E F',
        'Pune1',
        '<b>',
      ])
        assert.equal(await refusalOf('city_pages', samples.cityPage({ city })), '23514', city);
      assert.equal(
        await refusalOf('city_pages', samples.cityPage({ city: 'Pune', service_type: 'PPC' })),
        '23505',
      );
    });

    for (const date of ['-infinity', 'infinity'])
      it(`no article is dated ${date}`, async () => {
        assert.equal(await refusalOf('blog_posts', samples.post({ published_at: date })), '23514');
        assert.equal(await refusalOf('blog_posts', samples.post({ content_updated_at: date })), '23514');
      });

    const toward = (target: string) => refusalOf('slug_redirects', samples.redirect({ target_path: target }));

    for (const target of ['/', '/blog', '/blog/a-b?c=d&e=//f#g', '/%E0%A4%B9', '/a.b/..c?d=../%2F#%5C'])
      it(`a redirect may lead to ${target}`, async () => assert.equal(await toward(target), null));

    for (const target of [
      '//evil.example',
      '///evil.example',
      '/\\evil',
      '\\\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      'evil.example',
      '',
      '/\t/evil.example',
      '/\n/evil.example',
      '/a\r\nset-cookie: x=y',
      ' /a',
      '/a b',
      '/.//evil.example',
      '/..//evil.example',
      '/./\\evil.example',
      '/a/..//evil.example',
      '/%2e//evil.example',
      '/a/%2E%2e//evil.example',
      '/a/.%2e',
      '/a//evil.example',
      '/%5Cevil.example',
      '/%2f/evil.example',
      '/%2F%2Fevil.example',
      '/%09/evil.example',
      '/%0d%0aset-cookie:x',
      '/a/.',
      `/${'x'.repeat(2048)}`,
    ])
      it(`a redirect may not lead to ${JSON.stringify(target.slice(0, 30))}`, async () =>
        assert.equal(await toward(target), '23514'));

    it('a redirect starts from a path without a query, from each once, and not from its own end', async () => {
      const from = (source: string) => refusalOf('slug_redirects', samples.redirect({ source_path: source }));
      for (const source of ['', 'blog/a', 'https://a.example/', '/a?b', '/a#b', '/a b', '/a\n'])
        assert.equal(await from(source), '23514', JSON.stringify(source));
      assert.equal(await from('/new'), '23514');
      assert.equal(await from('/once'), null);
      assert.equal(await from('/once'), '23505');
    });
  });

  describe('hostile text', () => {
    const hostile = [
      '👩🏽‍💻 family 👨‍👩‍👧‍👦 flag 🇮🇳',
      'नमस्ते, क्षत्रिय ज्ञान कर्त्तव्य — हिन्दी',
      'தமிழ் తెలుగు বাংলা ગુજરાતી',
      'שלום عليكم \u202Eevil\u202C \u200Fright to left',
      `O'Brien "quoted" \`ticks\` “curly” \\backslash\\ \\u0041 \\n`,
      `'; drop table public.form_submissions; --`,
      `1' or '1'='1' union select * from auth.users /* */`,
      '$$ $tag$ select 1 $tag$ $1 :name ?',
      '<script>alert(1)</script>&amp;<!-- ]]> {{name}} #{7*7}',
      '=cmd|calc!A1 @SUM(1) +1 -1 \t tab',
      'line one\nline two\r\nline three\u2028four',
      'e\u0301 and \u00e9 stay apart, as do \ufb01 and fi',
      'zero\u200bwidth \ufeff bom \u00a0 space   and   spaces',
      '{"json": [1, null]}',
      '\u0001\u001f\u007f\u0085 control characters',
      'null undefined NaN -0 1e999 0x0',
      `*.%_(),.:;"'in.(a,b)or(c)`,
    ];
    for (const text of hostile)
      it(`is stored exactly: ${JSON.stringify(text.slice(0, 40))}`, async () => {
        const [name, utm] = [text.slice(0, 200), { source: text, [text]: [text] }];
        const { id } = await store(
          stack,
          'form_submissions',
          samples.submission({ name, message: text, utm }),
        );
        const { data } = await secret
          .from('form_submissions')
          .select('name, message, utm')
          .eq('id', id)
          .single();
        assert.deepEqual(data, { name, message: text, utm });
        const found = await secret.from('form_submissions').select('id').eq('message', text);
        assert.deepEqual(found.data, [{ id }]);
      });

    it('a NUL is refused and stores nothing', async () => {
      const row = samples.submission({ message: 'before\0after' });
      assert.equal(await refusalOf('form_submissions', row), '22P05');
      const { data } = await secret.from('form_submissions').select('id').eq('id', row.id);
      assert.deepEqual(data, []);
    });
  });
});
