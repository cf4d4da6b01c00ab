import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles';

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize };

export function Button({ variant, size, className, ...props }: ButtonProps) {
  return <button className={cn(buttonStyles(variant, size), className)} {...props} />;
}
