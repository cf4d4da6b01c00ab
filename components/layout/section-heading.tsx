import type { ReactNode } from 'react';

type SectionHeadingProps = {
  id: string;
  crumbs: readonly string[];
  heading: string;
  text?: string;
  children?: ReactNode;
};

/** Set like a result: the trail above, the title, and the snippet under it. */
export function SectionHeading({ id, crumbs, heading, text, children }: SectionHeadingProps) {
  return (
    <div>
      <p className="text-sm font-medium text-rank">{crumbs.join(' › ')}</p>
      <h2 id={id} dir="auto" className="heading-2 mt-3 max-w-[16ch] wrap-anywhere">
        {heading}
      </h2>
      {text && (
        <p dir="auto" className="wrap-anywhere mt-5 max-w-[52ch] text-lead text-muted-foreground">
          {text}
        </p>
      )}
      {children}
    </div>
  );
}
