import { BinView } from '@/components/admin/bin/bin-view';
import { requireAdministrator } from '@/lib/auth';
import { listBin } from '@/lib/bin/admin';
import { BIN, readBinListView } from '@/lib/bin/list-view';
import { nullOnError } from '@/lib/lists/null-on-error';
import type { Parameters } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Bin',
    description: 'What was deleted and can be brought back.',
    path: BIN,
    noindex: true,
  });

export default async function BinPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  await requireAdministrator();
  const view = readBinListView(await searchParams);
  return <BinView view={view} list={await nullOnError('bin.not_read', listBin(view))} />;
}
