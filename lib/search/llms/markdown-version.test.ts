/** @jest-environment node */
import type { Post } from '../../blog/schema';
import { mockEnvironment } from '../../testing/environment';

mockEnvironment();
const { postMarkdown, markdownPath } = await import('./markdown-version');
const { section } = await import('./markdown');

const post: Post = {
  id: '1',
  slug: 'an-article',
  title: 'Titles *with* [marks]',
  excerpt: 'What it\nis about.',
  image: null,
  imageAlt: '',
  author: 'Guest Writer',
  category: 'SEO',
  tags: ['SEO'],
  publishedAt: '2026-01-05T03:30:00Z',
  content: '## First\n\nText with a [link](/contact).\n',
  metaTitle: '',
  metaDescription: '',
  changedAt: null,
  authorDetails: null,
};

test('an article is its own markdown under title, byline and dates', () => {
  expect(postMarkdown(post)).toBe(
    `# Titles \\*with\\* \\[marks\\]

- By Guest Writer
- Published January 5, 2026
- From [the page of this article](https://www.marigold.example/blog/an-article)

> What it is about.

## First

Text with a [link](/contact).
`,
  );
});

test('the author’s page and the date of a change are named where there are any', () => {
  const text = postMarkdown({
    ...post,
    excerpt: '',
    changedAt: '2026-02-01T00:00:00Z',
    authorDetails: {
      id: '2',
      slug: 'ananya-rao',
      name: 'Ananya Rao',
      shortBio: '',
      fullBio: '',
      image: null,
      socials: [],
      isSample: true,
      updatedAt: '',
    },
  });
  expect(text).toContain('- By [Ananya Rao](https://www.marigold.example/author/ananya-rao)\n');
  expect(text).toContain('- Updated February 1, 2026\n');
  expect(text).not.toContain('>\n>');
});

test('its address is the page’s with .md', () => {
  expect(markdownPath('an-article')).toBe('/blog/an-article.md');
});

test('a list has one line an item, whatever a title holds', () => {
  expect(section('Articles', [{ name: 'a\n## b', url: 'https://x.example/a', note: 'c\nd' }])).toBe(
    '\n## Articles\n\n- [a ## b](https://x.example/a): c d\n',
  );
  expect(section('Articles', [])).toBe('');
});
