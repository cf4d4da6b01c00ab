/** The tabs of the blog list beside "All"; a post belongs to one when its tags contain the name (decision D4). */
export const categories = ['SEO', 'Marketing', 'Content Strategy', 'Social Media', 'Analytics'] as const;

export type Category = (typeof categories)[number];

export function categorySlug(category: Category): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The category of a name or slug in whatever case; null when there is none. */
export function findCategory(text: string): Category | null {
  const slug = text.trim().toLowerCase().replaceAll(' ', '-');
  return categories.find((category) => categorySlug(category) === slug) ?? null;
}
