/** The blog and its authors (specification, sections 2.9 to 2.11). */
export const blog = {
  title: 'Latest Insights & Strategies',
  lead: 'Expert advice on SEO, content marketing, and digital strategy from our team of specialists.',
  all: 'All',
  tabs: 'Categories',
  featured: 'Featured Post',
  readMore: 'Read More',
  recent: 'Recent Articles',
  empty: { title: 'No posts found', text: 'There are no published posts in this category yet.' },
  search: {
    label: 'Search the articles',
    button: 'Search',
    title: 'Search results',
    empty: 'No article answers this search. Try fewer or other words.',
    all: 'All articles',
  },
} as const;

/** Apart from the rest, because the browser gets it with every list. */
export const blogError = {
  title: 'Error',
  text: 'Failed to load blog posts. Please try again later.',
  retry: 'Try again',
} as const;

export const article = {
  back: 'Back to blog',
  contents: 'On this page',
  share: 'Share this article',
  copy: 'Copy link',
  changed: 'Updated',
  tags: 'Tags',
  about: 'About the author',
  related: 'Related Articles',
  neighbours: 'More articles',
  previous: 'Previous article',
  next: 'Next article',
  missing: {
    title: 'Blog Post Not Found',
    text: 'The blog post you are looking for could not be found.',
  },
} as const;

export const authorPage = {
  title: 'Author Profile',
  articlesBy: 'Articles by',
  filter: 'Filter by topic',
  all: 'All',
  empty: 'No articles found for this author',
  feed: 'Articles as a feed',
  sample: 'Sample profile',
  missing: {
    title: 'Author Not Found',
    text: "Sorry, we couldn't find the author you're looking for.",
    back: 'Return to Blog',
  },
} as const;
