import { announceChange } from './site';
import { stack } from './stack';

export type PostRow = {
  slug: string;
  title: string;
  excerpt?: string;
  author?: string;
  author_id?: string | null;
  is_featured?: boolean;
  published_at?: string | null;
  tags?: string[];
  categories?: string[];
  category?: string;
  status?: 'draft' | 'published';
  content?: string;
  featured_image?: string | null;
  content_updated_at?: string | null;
};

const standard = {
  excerpt: '',
  author: 'Guest Writer',
  published_at: '2025-01-05T03:30:00Z',
  tags: [],
  categories: [],
  category: '',
  status: 'published',
  content: 'Text.',
};

/** Puts articles into the database in place of any of the same slug, and has the site notice. */
export async function publish(baseURL: string | undefined, ...rows: PostRow[]): Promise<void> {
  await stack.database.from('blog_posts').delete().in('slug', slugsOf(rows));
  const { error } = await stack.database
    .from('blog_posts')
    .insert(rows.map((row) => ({ ...standard, ...row })));
  if (error) throw error;
  await announceChange(baseURL ?? '', 'blog_posts');
}

export async function withdraw(baseURL: string | undefined, ...rows: PostRow[]): Promise<void> {
  await stack.database.from('blog_posts').delete().in('slug', slugsOf(rows));
  await announceChange(baseURL ?? '', 'blog_posts');
}

export async function viewsOf(slug: string): Promise<number> {
  const { data, error } = await stack.database
    .from('blog_posts')
    .select('view_count')
    .eq('slug', slug)
    .single();
  if (error) throw error;
  return data.view_count;
}

const slugsOf = (rows: PostRow[]) => rows.map(({ slug }) => slug);
