import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import {
  type ButtonSize,
  type ButtonVariant,
  buttonBase,
  buttonSizes,
  buttonVariants,
} from './button-styles';

type ButtonAnchorProps = ComponentProps<'a'> & { href: string; variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button and loads its page in full, where next/link would weigh on every page. */
export function ButtonAnchor({ variant = 'primary', size = 'md', className, ...props }: ButtonAnchorProps) {
  return <a className={cn(buttonBase, buttonVariants[variant], buttonSizes[size], className)} {...props} />;
}
