import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading';

type SectionProps = {
  id: string;
  crumbs: readonly string[];
  heading: string;
  text?: string;
  tinted?: boolean;
  /** The heading stays at the left while the content passes. */
  split?: boolean;
  children: ReactNode;
};

export function Section({ id, tinted = false, split = false, children, ...heading }: SectionProps) {
  const surface = tinted ? 'bg-card [--surface:var(--card)]' : '[--surface:var(--background)]';
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`border-t ${surface}`}>
      <div
        className={`container-page section-space grid gap-x-16 gap-y-12 ${split ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'grid-cols-[minmax(0,1fr)]'}`}
      >
        <div className={split ? 'lg:sticky lg:top-28 lg:self-start' : undefined}>
          <SectionHeading id={`${id}-heading`} {...heading} />
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
