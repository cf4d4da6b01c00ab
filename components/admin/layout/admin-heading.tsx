import type { ReactNode } from 'react';

type AdminHeadingProps = { title: string; subtitle?: string; children?: ReactNode };

export function AdminHeading({ title, subtitle, children }: AdminHeadingProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-8">
      <div>
        <h1 className="heading-admin">{title}</h1>
        {subtitle && <p className="mt-1 text-muted-foreground">{subtitle}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2.5">{children}</div>}
    </div>
  );
}
