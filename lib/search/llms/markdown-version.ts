import type { Post } from '../../blog/schema';
import { formatLongDate } from '../../format/dates';
import { routes } from '../../routes';
import { absoluteUrl } from '../../routes/url';
import { inline, link } from './markdown';

export const markdownPath = (slug: string) => `${routes.post(slug)}.md` as const;

/** An article as its author wrote it, under its title, byline and dates. */
export function postMarkdown(post: Post): string {
  const { authorDetails: author, changedAt } = post;
  const name = author?.name || post.author;
  const facts = [
    name && `By ${author ? link(name, absoluteUrl(routes.author(author.slug))) : inline(name)}`,
    `Published ${formatLongDate(post.publishedAt)}`,
    changedAt && `Updated ${formatLongDate(changedAt)}`,
    `From ${link('the page of this article', absoluteUrl(routes.post(post.slug)))}`,
  ];
  return [
    `# ${inline(post.title)}`,
    facts
      .filter(Boolean)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    ...(post.excerpt ? [`> ${inline(post.excerpt)}`] : []),
    post.content.trim(),
  ]
    .join('\n\n')
    .concat('\n');
}
