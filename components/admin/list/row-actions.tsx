import type { ReactNode } from 'react';
import { ReadyButton } from '@/components/admin/layout/ready-button';
import { ButtonLink } from '@/components/ui/button-link';
import { cn } from '@/lib/utils';

export function RowActions({ children }: { children: ReactNode }) {
  return (
    <span className="-my-1.5 flex flex-wrap gap-1 max-lg:my-0 max-lg:gap-2 xl:flex-nowrap">{children}</span>
  );
}

type RowActionProps = {
  /** With the name of the item in it, since every row has a button of this text. */
  label: string;
  tone?: 'plain' | 'danger';
  /** It keeps its place, and the focus, where there is nothing for it to do. */
  idle?: boolean;
  onClick: () => void;
  children: ReactNode;
};

export function RowAction({ label, tone = 'plain', idle, onClick, children }: RowActionProps) {
  const isDangerous = tone === 'danger';
  return (
    <ReadyButton
      variant={isDangerous ? 'ghost' : 'outline'}
      size="sm"
      onClick={() => idle || onClick()}
      aria-disabled={idle}
      aria-label={label}
      className={cn('max-lg:min-h-11', isDangerous && 'text-destructive!')}
    >
      {children}
    </ReadyButton>
  );
}

export function RowLink({ label, href, children }: { label: string; href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} aria-label={label} variant="outline" size="sm" className="max-lg:min-h-11">
      {children}
    </ButtonLink>
  );
}
