import type { ComponentProps, ReactNode } from 'react';

type ListTableProps = {
  caption: string;
  columns: readonly string[];
  body?: ComponentProps<'tbody'>;
  children: ReactNode;
};

export function ListTable({ caption, columns, body, children }: ListTableProps) {
  return (
    <table className="w-full border-collapse text-left text-sm max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b max-lg:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-3 py-2.5 font-semibold text-muted-foreground">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...body} className="max-lg:grid max-lg:gap-3">
        {children}
      </tbody>
    </table>
  );
}

/** `head` is what the row is about. */
export function ListRow({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <tr className="border-b hover:bg-accent/60 max-lg:grid max-lg:gap-2 max-lg:rounded-lg max-lg:border max-lg:bg-card max-lg:p-4">
      <th
        scope="row"
        className="px-3 py-3 align-top font-semibold [overflow-wrap:anywhere] max-lg:p-0 max-lg:text-base lg:min-w-48"
      >
        {head}
      </th>
      {children}
    </tr>
  );
}

/** A cell; on a card its column stands before it, unless it needs none. */
export function ListCell({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <td className="px-3 py-3 align-top max-lg:grid max-lg:grid-cols-[7rem_1fr] max-lg:gap-3 max-lg:p-0">
      {label && (
        <span aria-hidden="true" className="text-muted-foreground lg:hidden">
          {label}
        </span>
      )}
      <div className={`min-w-0 [overflow-wrap:anywhere] ${label ? '' : 'max-lg:col-span-2'}`}>{children}</div>
    </td>
  );
}
