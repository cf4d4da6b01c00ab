import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const variants = {
  default: 'border-border bg-card',
  success: 'border-success bg-success/10',
  destructive: 'border-destructive bg-destructive/10',
} as const;

type AlertProps = ComponentProps<'div'> & { variant?: keyof typeof variants; heading?: string };

/** A notice in the page. It has no live role of its own: what makes it appear decides how it is announced. */
export function Alert({ variant = 'default', heading, className, children, ...props }: AlertProps) {
  return (
    <div className={cn('rounded-md border border-l-4 px-4 py-3', variants[variant], className)} {...props}>
      {heading && <p className="font-semibold">{heading}</p>}
      {children}
    </div>
  );
}
