import { listAuthors } from '@/lib/authors';
import { authorViewPage } from './author-view';

export const revalidate = 300;

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return (await listAuthors()).map(({ slug }) => ({ slug }));
}

const route = authorViewPage(async ({ params }: Props) => ({
  slug: (await params).slug,
  view: { tag: null, page: 1 },
}));

export const { generateMetadata } = route;
export default route.page;
