/** @jest-environment node */
import { reviewPost, shinglesOf } from '.';
import { applied, context, found, rulesOf, soundDraft } from './testing';
import type { OtherPost, ReviewContext, ReviewDraft } from './types';

const other = (change: Partial<OtherPost> = {}): OtherPost => ({
  id: 'other',
  slug: 'other',
  title: 'Another post',
  metaTitle: '',
  metaDescription: '',
  ...change,
});
const withBody = (body: string) => ({ content: `${soundDraft.content}\n${body}` });

type Fault = {
  rule: string;
  draft?: Partial<ReviewDraft>;
  around?: Partial<ReviewContext>;
  /** What the fix leads to, when it makes the change itself. */
  fixed?: (draft: ReviewDraft) => unknown;
};

const faults: Record<string, Fault> = {
  'no title': { rule: 'title-missing', draft: { title: ' ' }, fixed: ({ title }) => title === 'Answers' },
  'a title that is cut off': {
    rule: 'title-cut-off',
    draft: {
      meta_title:
        'How to read a crawl report of a very large shop: every column with its meaning and its use',
    },
    fixed: ({ meta_title }) => meta_title === 'How to read a crawl report of a very large shop',
  },
  'the title of another post': {
    rule: 'title-duplicate',
    around: { otherPosts: [other({ title: 'How to Read a Crawl Report!' })] },
  },
  'no description': {
    rule: 'description-missing',
    draft: { meta_description: '', excerpt: '' },
    fixed: ({ meta_description }) => meta_description.startsWith('A crawl of the shop shows'),
  },
  'a description that is cut off': {
    rule: 'description-cut-off',
    draft: { meta_description: `${'What the columns mean. '.repeat(8)}` },
    fixed: ({ meta_description }) => meta_description.length < 160,
  },
  'the description of another post': {
    rule: 'description-duplicate',
    around: { otherPosts: [other({ metaDescription: soundDraft.meta_description.toUpperCase() })] },
  },
  'a slug that is taken': {
    rule: 'slug-taken',
    around: {
      otherPosts: [other({ slug: soundDraft.slug }), other({ id: 'third', slug: `${soundDraft.slug}-2` })],
    },
    fixed: ({ slug }) => slug === `${soundDraft.slug}-3`,
  },
  'a second h1': {
    rule: 'second-h1',
    draft: { content: soundDraft.content.replace('## Answers', '# Answers') },
    fixed: ({ content }) => content === soundDraft.content,
  },
  'a heading that skips a level': {
    rule: 'heading-order',
    draft: { content: soundDraft.content.replace('### Redirects', '##### Redirects') },
    fixed: ({ content }) => content === soundDraft.content,
  },
  'a first heading that skips a level': {
    rule: 'heading-order',
    draft: { content: `### First\n\n${soundDraft.content}` },
    fixed: ({ content }) => content.startsWith('## First'),
  },
  'an image without alternative text': { rule: 'image-alt', draft: withBody('![](/covers/a.webp)') },
  'an image that names its file': { rule: 'image-alt', draft: withBody('![IMG_2041.jpg](/covers/a.webp)') },
  'a featured image without alternative text': { rule: 'featured-alt', draft: { featured_image_alt: ' ' } },
  'a featured image that is called by its file': {
    rule: 'featured-alt',
    draft: { featured_image_alt: 'cover-final.webp' },
  },
  'an image by reference without alternative text': {
    rule: 'image-alt',
    draft: withBody('![][a]\n\n[a]: /covers/a.webp'),
  },
  'an image of another host': {
    rule: 'image-host',
    draft: withBody('![Two charts](https://a.example/b.png)'),
  },
  'an image by reference of another host': {
    rule: 'image-host',
    draft: withBody('![Two charts][a]\n\n[a]: http://pictures.example/b.png'),
  },
  'a link to nothing': {
    rule: 'link-broken',
    draft: withBody('[speed](/services/page-site-speed)'),
    around: { pages: new Map([...context.pages, ['/services/page-site-speed', 'missing' as const]]) },
    fixed: ({ content }) => content.endsWith('[speed](/services/site-speed)'),
  },
  'a link to nothing like any page': {
    rule: 'link-broken',
    draft: withBody('[**our** prices](/tariff "Prices")'),
    around: { pages: new Map([...context.pages, ['/tariff', 'missing' as const]]) },
    fixed: ({ content }) => content.endsWith('\n**our** prices'),
  },
  'a link without an address': {
    rule: 'link-broken',
    draft: withBody('[here]()'),
    fixed: ({ content }) => content.endsWith('\nhere'),
  },
  'a picture with a link to nothing': {
    rule: 'link-broken',
    draft: withBody('[![A price list](/covers/a.webp)](http://[)'),
    fixed: ({ content }) => content.endsWith('\n![A price list](/covers/a.webp)'),
  },
  'a link whose words could lead anywhere': {
    rule: 'link-text',
    draft: withBody('[Read **more**…](/services/seo)'),
  },
  'a link to a part that is not there': {
    rule: 'link-part',
    draft: withBody('[below](#prices)'),
    fixed: ({ content }) => content.endsWith('\nbelow'),
  },
  'a link to a part in another spelling': {
    rule: 'link-part',
    draft: withBody('[above](/blog/how-to-read-a-crawl-report#Answers)'),
    fixed: ({ content }) => content.endsWith('[above](#answers)'),
  },
  'a link of a kind that is taken out': {
    rule: 'link-not-allowed',
    draft: withBody('[call](tel:+911234567890)'),
    fixed: ({ content }) => content.endsWith('\ncall'),
  },
  'a link to a redirect': {
    rule: 'link-redirect',
    draft: withBody('[old](/blog/old#part)'),
    around: {
      pages: new Map([...context.pages, ['/blog/old', 'redirect' as const]]),
      redirects: new Map([['/blog/old', '/blog/new']]),
    },
    fixed: ({ content }) => content.endsWith('[old](/blog/new#part)'),
  },
  'a link in another case': {
    rule: 'link-redirect',
    draft: withBody('<https://marigoldsearch.example/Services/SEO/>'),
    fixed: ({ content }) => content.endsWith('</services/seo>'),
  },
  'a link to another spelling of a city page': {
    rule: 'link-other-spelling',
    draft: withBody('[Pune](/seo-services-in-pune)'),
    fixed: ({ content }) => content.endsWith('[Pune](/services/seo/pune)'),
  },
  'a link to a page kept out of search': {
    rule: 'link-noindex',
    draft: withBody('[Nagpur](/services/seo/nagpur)'),
    around: { pages: new Map([...context.pages, ['/services/seo/nagpur', 'noindex' as const]]) },
  },
  'no link to the site': {
    rule: 'no-internal-links',
    draft: {
      content: soundDraft.content.replace('[site speed](/services/site-speed)', 'how *site speed* is read'),
    },
    fixed: ({ content }) => content.includes('how *[site speed](/services/site-speed)* is read'),
  },
  'thin text': { rule: 'thin-text', draft: { content: 'A few words on [SEO](/services/seo).' } },
  'no text': { rule: 'thin-text', draft: { content: '' } },
  'the text of another post': {
    rule: 'duplicate-text',
    around: { otherPosts: [other({ shingles: shinglesOf(soundDraft) })] },
  },
  'a claim in the text': { rule: 'claim', draft: withBody('We offer **guaranteed** rankings.') },
  'a claim in the title': { rule: 'claim', draft: { meta_title: 'Number one on Google' } },
};

test('a sound draft has no findings', () => {
  expect(found({})).toEqual([]);
});

describe.each(Object.entries(faults))('%s', (_, { rule, draft = {}, around = {}, fixed }) => {
  test('is found, with its reason, source and place', () => {
    const [finding, ...more] = found(draft, around).filter(({ id }) => id.split(':')[0] === rule);
    expect(finding).toBeDefined();
    expect(more).toEqual([]);
    expect(finding?.reason).toMatch(/^[^\n]{20,}\.$/);
    expect(finding?.source.url ?? 'https://').toMatch(/^https:\/\//);
    expect(finding?.where?.field).toBeTruthy();
  });

  test(fixed ? 'is mended by its fix' : 'leads to the place where it is mended', () => {
    const { fix } = found(draft, around).find(({ id }) => id.split(':')[0] === rule) ?? {};
    if (!fixed) return expect(fix?.kind).toBe('focus-field');
    const mended = applied(draft, fix);
    expect(fixed(mended)).toBe(true);
    expect(rulesOf(reviewPost(mended, { ...context, ...around }))).not.toContain(rule);
  });
});

describe('is no fault:', () => {
  const sound: Record<string, { draft?: Partial<ReviewDraft>; around?: Partial<ReviewContext> }> = {
    'a title that leaves no room for the name of the site': {
      draft: { meta_title: 'What a technical SEO audit should find and prove' },
    },
    'no meta title': { draft: { meta_title: '' } },
    'no meta description beside an excerpt': { draft: { meta_description: '' } },
    'a description that a phone alone shortens': {
      draft: { meta_description: 'What the columns mean. '.repeat(6) },
    },
    'its own title and slug': {
      around: { otherPosts: [other({ id: 'draft', slug: soundDraft.slug, title: soundDraft.title })] },
    },
    'a heading that goes back up': { draft: withBody('## Next\n\n### Deeper\n\n## Last') },
    'hash marks in code': { draft: withBody('```sh\n# not a heading\n##### nor this\n```') },
    'an image with its description': { draft: withBody('![A crawl in progress](/covers/a.webp)') },
    'a link elsewhere, a mail address and a footnote': {
      draft: withBody('[a](https://example.com/x) <mail@example.com> b[^1]\n\n[^1]: c'),
    },
    'a path that nobody has looked at': { draft: withBody('[a](/blog/unknown)') },
    'a link to a part of the same page': { draft: withBody('[up](#answers)') },
    'a link in code': { draft: withBody('`[a](/nowhere)`') },
    'a post on the same subject in its own words': {
      around: {
        otherPosts: [
          other({ shingles: shinglesOf({ ...soundDraft, content: 'Quite another text about crawling.' }) }),
        ],
      },
    },
    'a claim in code or in a quotation': {
      draft: withBody('`guaranteed rankings`\n\n> We offer guaranteed rankings.'),
    },
    'words of an address': { draft: withBody('[a](https://example.com/guaranteed-rankings)') },
    'what nobody can do, over two lines': { draft: withBody('Nobody can\nguarantee rankings.') },
  };
  test.each(Object.entries(sound))('%s', (_, { draft = {}, around = {} }) => {
    expect(found(draft, around)).toEqual([]);
  });
});

describe('a finding', () => {
  test('says the line, and where in the text it stands', () => {
    const draft = withBody('One\n\n![](/a.webp)');
    const [finding] = found(draft);
    const content = draft.content;
    expect(finding?.where).toMatchObject({ line: content.split('\n').length, start: content.indexOf('![]') });
    const fix = finding?.fix;
    expect(fix?.kind === 'focus-field' && fix.start).toBe(content.indexOf('![]') + 2);
  });

  test('of an error comes before those of warnings, and no two have one id', () => {
    const findings = found(withBody('# One\n\n# Two ![](/a.webp) ![](/b.webp) [x]() [y]()'));
    expect(findings.map(({ severity }) => severity).join(' ')).toMatch(/^(error ?)+(warning ?)+$/);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
  });

  test('of thin text says what it has and what it lacks', () => {
    expect(found({ content: 'Four words of text.' }).find(({ id }) => id === 'thin-text')?.reason).toBe(
      'It has 4 words and no subheading, list, table or code to work from, image or link to a source or a further page, and a text of under 300 seldom leaves a reader with nothing more to look for.',
    );
  });

  test('in a text that the parser reads in another spelling has a line and no offsets', () => {
    const hostile = `![](/a.webp)\n\n${'*a_ '.repeat(2000)}\n\n# One\n\n[x]()`;
    for (const { fix, where } of found(withBody(hostile))) {
      expect(fix.kind).not.toBe('replace-text');
      expect(where?.start).toBeUndefined();
    }
  });

  test('in a very long text is made too', () => {
    const sentence = 'We do not offer [guaranteed](/contact) rankings "to" anybody, and we never did. ';
    const content = `${soundDraft.content}\n\n${`${sentence.repeat(5)}\n\n`.repeat(500)}`;
    expect(found({ content })).toEqual([]);
  });
});
