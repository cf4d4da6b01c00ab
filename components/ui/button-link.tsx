import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { type ButtonLook, buttonVariants } from './button';

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { href: string };

export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <a className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
