import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const base =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold wrap-break-word sm:whitespace-nowrap max-sm:text-center transition-colors duration-200 disabled:opacity-60 aria-disabled:opacity-60 [&_svg]:shrink-0';

const variants = {
  default: 'border-transparent bg-primary text-primary-foreground hover:bg-primary-hover',
  outline: 'border-input bg-transparent text-foreground hover:bg-accent',
  ghost: 'border-transparent bg-transparent text-foreground hover:bg-accent',
  destructive: 'border-transparent bg-destructive text-destructive-foreground hover:opacity-90',
} as const;
/** Words in a sentence, without the box of a button. */
const LINK = 'text-link text-left';

const sizes = {
  sm: 'min-h-9 px-3 text-sm',
  default: 'min-h-11 px-4 text-[0.9375rem]',
  lg: 'min-h-13 px-6 text-base',
  icon: 'size-11',
  'icon-sm': 'size-9 text-sm',
} as const;

export type ButtonLook = { variant?: keyof typeof variants | 'link'; size?: keyof typeof sizes };
export type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** The look of a button, for whatever is one: a button, a link, a part of a dialog. */
export function buttonVariants({ variant = 'default', size = 'default' }: ButtonLook = {}): string {
  return variant === 'link' ? LINK : `${base} ${variants[variant]} ${sizes[size]}`;
}

/** Does not submit a form unless it says so: `type` is `button`. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
