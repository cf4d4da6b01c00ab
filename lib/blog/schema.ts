import { type Author, toAuthor } from '../authors/schema';
import { shownImage } from '../images/shown';
import { listOf, textOrEmpty } from '../supabase/read-row';
import * as z from '../validation/zod';

export const SUMMARY_COLUMNS =
  'id, slug, title, excerpt, featured_image, author, category, categories, tags, published_at';
export const POST_COLUMNS = `${SUMMARY_COLUMNS}, featured_image_alt, author_id, meta_title, meta_description, content, content_updated_at, author_details:authors(id, slug, name, short_bio, profile_image, is_sample)`;

export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  image: string | null;
  /** Their present name; of a post without an author's page, what it states. */
  author: string;
  /** The first of its categories; empty when it has none. */
  category: string;
  tags: string[];
  publishedAt: string;
};

export type Post = PostSummary & {
  content: string;
  /** What the picture shows; empty when nobody has said. */
  imageAlt: string;
  metaTitle: string;
  metaDescription: string;
  /** When the text was really changed after it was published. */
  changedAt: string | null;
  authorDetails: Author | null;
};

const text = z.string();
const rowSchema = z.object({
  id: z.string(),
  slug: textOrEmpty,
  title: textOrEmpty,
  excerpt: textOrEmpty,
  featured_image: textOrEmpty.transform(shownImage),
  featured_image_alt: textOrEmpty,
  author: textOrEmpty,
  category: textOrEmpty,
  categories: listOf(text),
  tags: listOf(text),
  published_at: textOrEmpty,
  content: textOrEmpty,
  meta_title: textOrEmpty,
  meta_description: textOrEmpty,
  content_updated_at: z.string().nullable().catch(null),
  author_details: z.unknown().optional(),
});

export function toPostSummary(row: unknown): PostSummary {
  return summaryOf(rowSchema.parse(row));
}

export function toPost(row: unknown): Post {
  const read = rowSchema.parse(row);
  return {
    ...summaryOf(read),
    content: read.content,
    imageAlt: read.featured_image_alt,
    metaTitle: read.meta_title || read.title,
    metaDescription: read.meta_description || read.excerpt,
    changedAt: read.content_updated_at,
    authorDetails: read.author_details ? toAuthor(read.author_details) : null,
  };
}

function summaryOf(read: z.infer<typeof rowSchema>): PostSummary {
  return {
    id: read.id,
    slug: read.slug,
    title: read.title,
    excerpt: read.excerpt,
    image: read.featured_image,
    author: read.author,
    category: read.categories[0] ?? read.category,
    tags: read.tags,
    publishedAt: read.published_at,
  };
}
