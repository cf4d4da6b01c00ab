import { BlogListPage, blogListMetadata } from './list-page';

export const revalidate = 300;

const view = { category: null, page: 1 };

export const generateMetadata = () => blogListMetadata(view);

export default function BlogPage() {
  return <BlogListPage view={view} />;
}
