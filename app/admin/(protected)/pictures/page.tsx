import { PicturesView } from '@/components/admin/pictures/pictures-view';
import { requireAdministrator } from '@/lib/auth';
import { nullOnError } from '@/lib/lists/null-on-error';
import type { Parameters } from '@/lib/lists/parameters';
import { listPictures } from '@/lib/pictures/admin';
import { readPictureListView } from '@/lib/pictures/list-view';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Pictures',
    description: 'The pictures of the site: what they show, and where they are used.',
    path: '/admin/pictures',
    noindex: true,
  });

export default async function PicturesPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  await requireAdministrator();
  const view = readPictureListView(await searchParams);
  const found = listPictures({ words: view.q, which: view.which, page: view.page });
  return <PicturesView view={view} list={await nullOnError('pictures.not_read', found)} />;
}
