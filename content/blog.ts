import type { Widened } from './types';

/** The blog's own texts (specification, section 2.9). */
export const blog = {
  title: 'Latest Insights & Strategies',
  lead: 'Expert advice on SEO, content marketing, and digital strategy from our team of specialists.',
  featured: 'Featured Post',
  readMore: 'Read More',
  recent: 'Recent Articles',
  empty: { title: 'No posts found', text: 'There are no published posts in this category yet.' },
  search: {
    title: 'Search results',
    empty: 'No article answers this search. Try fewer or other words.',
  },
} as const;

/** What stands around an article (specification, section 2.10). */
export const article = {
  back: 'Back to blog',
  share: 'Share this article',
  about: 'About the author',
  related: 'Related Articles',
  missing: {
    title: 'Blog Post Not Found',
    text: 'The blog post you are looking for could not be found.',
  },
} as const;

/** The page of an author (specification, section 2.11). */
export const authorPage = {
  title: 'Author Profile',
  articlesBy: 'Articles by',
  empty: 'No articles found for this author',
  sample: 'Sample profile',
  missing: {
    title: 'Author Not Found',
    text: "Sorry, we couldn't find the author you're looking for.",
    back: 'Return to Blog',
  },
} as const;

export type BlogTexts = Widened<typeof blog>;
export type ArticleTexts = Widened<typeof article>;
export type AuthorTexts = Widened<typeof authorPage>;

/** What controls and labels of the blog are called. */
export const blogWords = {
  all: 'All',
  tabs: 'Categories',
  search: 'Search the articles',
  searchButton: 'Search',
  contents: 'On this page',
  copy: 'Copy link',
  changed: 'Updated',
  tags: 'Tags',
  neighbours: 'More articles',
  previous: 'Previous article',
  next: 'Next article',
  filter: 'Filter by topic',
} as const;

/** Apart from the rest, because the browser gets it with every list: the words of the specification, section 8. */
export const blogError = {
  title: 'Error',
  text: 'Failed to load blog posts. Please try again later.',
  retry: 'Try again',
} as const;
