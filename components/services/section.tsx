import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/home/section-heading';

type SectionProps = {
  id: string;
  crumbs: readonly string[];
  heading: string;
  text?: string;
  tinted?: boolean;
  children: ReactNode;
};

/** A section of a service or city page: set like a result, its content below. */
export function Section({ id, tinted = false, children, ...heading }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`border-t ${tinted ? 'bg-card' : ''}`}>
      <div className="container-page section-space">
        <SectionHeading id={`${id}-heading`} {...heading} />
        <div className="mt-12">{children}</div>
      </div>
    </section>
  );
}
