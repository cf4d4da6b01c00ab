import type { ReactNode } from 'react';

type ServiceGroupProps = { title: string; about: string; open?: boolean; children: ReactNode };

/** A part of the form that can be folded away; what is folded is still sent. */
export function ServiceGroup({ title, about, open = false, children }: ServiceGroupProps) {
  return (
    <details open={open} className="rounded-lg border">
      <summary className="cursor-pointer px-5 py-4">
        <span className="font-semibold">{title}</span>
        <span className="block text-sm text-muted-foreground">{about}</span>
      </summary>
      <div className="grid grid-cols-1 gap-5 border-t p-5">{children}</div>
    </details>
  );
}
