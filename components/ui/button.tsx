import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles';

export type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize };

/** Does not submit a form unless it says so: `type` is `button`. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonStyles(variant, size), className)} {...props} />;
}
