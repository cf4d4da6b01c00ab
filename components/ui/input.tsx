import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { controlStyles } from './control-styles';

/** `tall` on public pages. */
type InputProps = ComponentProps<'input'> & { tall?: boolean };

export function Input({ className, type = 'text', tall = false, ...props }: InputProps) {
  return <input type={type} className={cn(controlStyles, tall ? 'h-12' : 'h-11', className)} {...props} />;
}
