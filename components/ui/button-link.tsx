import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import {
  type ButtonSize,
  type ButtonVariant,
  buttonBase,
  buttonSizes,
  buttonVariants,
} from './button-styles';

type ButtonLinkProps = ComponentProps<'a'> & { href: string } & {
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'md', className, ...props }: ButtonLinkProps) {
  return <a className={cn(buttonBase, buttonVariants[variant], buttonSizes[size], className)} {...props} />;
}
