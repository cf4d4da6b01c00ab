import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/pagination';
import { pagesFor } from '@/lib/lists/paging';
import { formatTotal } from '@/lib/lists/total';
import { ListCount } from './list-count';
import { ListSection } from './list-section';

type PagedListProps = {
  label: string;
  /** What it is a list of: "blog posts". */
  noun: string;
  total: number;
  page: number;
  pageSize: number;
  addressOf: (page: number) => string;
  /** Said where there are none. */
  empty?: string;
  children: ReactNode;
};

/** A page of a list, with how many there are and the way to the other pages. */
export function PagedList({ label, noun, total, page, pageSize, addressOf, ...props }: PagedListProps) {
  const { empty = `No ${noun} found.`, children } = props;
  const pages = pagesFor(total, pageSize);
  return (
    <ListSection label={label}>
      {children}
      {total === 0 && <p className="rounded-lg border px-6 py-14 text-center">{empty}</p>}
      <ListCount text={`Total ${formatTotal(total)} ${noun}`} page={page} pages={pages} />
      <Pagination page={page} pages={pages} addressOf={addressOf} />
    </ListSection>
  );
}
