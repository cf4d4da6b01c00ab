import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles';

type ButtonLinkProps = ComponentProps<'a'> & { href: string } & {
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <a className={cn(buttonStyles(variant, size), className)} {...props} />;
}
