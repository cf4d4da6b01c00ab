import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { type ButtonLook, buttonVariants } from './button';

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { href: string };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <a className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
