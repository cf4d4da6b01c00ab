import type { ReactNode } from 'react';
import { ReadyButton } from '@/components/admin/layout/ready-button';
import { buttonStyles } from '@/components/ui/button-styles';

/** What can be done with the item of a row; made of the two below. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className="-my-1.5 flex gap-1 max-lg:my-0 max-lg:gap-2">{children}</span>;
}

type RowActionProps = {
  /** With the name of the item in it, since every row has a button of this text. */
  label: string;
  tone?: 'plain' | 'danger';
  onClick: () => void;
  children: ReactNode;
};

export function RowAction({ label, tone = 'plain', onClick, children }: RowActionProps) {
  const look =
    tone === 'danger' ? `${buttonStyles('ghost', 'sm')} text-destructive!` : buttonStyles('outline', 'sm');
  return (
    <ReadyButton type="button" onClick={onClick} aria-label={label} className={`${look} max-lg:min-h-11`}>
      {children}
    </ReadyButton>
  );
}

export function RowLink({ label, href, children }: { label: string; href: string; children: ReactNode }) {
  return (
    <a href={href} aria-label={label} className={`${buttonStyles('outline', 'sm')} max-lg:min-h-11`}>
      {children}
    </a>
  );
}
