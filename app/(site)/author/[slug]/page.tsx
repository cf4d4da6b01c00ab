import { listAuthors } from '@/lib/authors';
import { authorViewPage } from './author-view';

export const revalidate = 300;

type Props = { params: Promise<{ slug: string }> };

const BUILT_AUTHORS = 20;

/** The page of any other is made for its first reader. */
export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return (await listAuthors()).slice(0, BUILT_AUTHORS).map(({ slug }) => ({ slug }));
}

const route = authorViewPage(async ({ params }: Props) => ({
  slug: (await params).slug,
  view: { tag: null, page: 1 },
}));

export const { generateMetadata } = route;
export default route.page;
