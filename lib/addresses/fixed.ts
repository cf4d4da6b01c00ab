import { fixedPages } from '../routes/table';
import type { FoundPage } from './schema';

const pages = Object.values(fixedPages).map(({ path, name }) => ({
  kind: 'page',
  path,
  title: name,
  state: '',
}));

/** The pages at one address each whose name or path has all the words. */
export function findFixedPages(words: string): FoundPage[] {
  const wanted = words
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean);
  return pages.filter(({ path, title }) => {
    const name = `${title} ${path}`.toLowerCase();
    return wanted.every((word) => name.includes(word));
  });
}
