import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const base =
  'inline-flex max-w-full items-center rounded-sm wrap-normal border px-2 py-0.5 text-xs font-semibold';
const tones = {
  neutral: 'border-neutral/40 bg-neutral/10 text-neutral',
  info: 'border-info/40 bg-info/10 text-info',
  warning: 'border-warning/40 bg-warning/10 text-warning',
  success: 'border-success/40 bg-success/10 text-success',
  outline: 'border-border text-muted-foreground',
} as const;

type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof tones };

/** A word in one of the status colours: new is info, contacted is warning, closed is success, draft is neutral. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span className={cn(base, tones[tone], className)} {...props} />;
}
