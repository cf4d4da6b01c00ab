import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { controlStyles } from './control-styles';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cn(controlStyles, 'h-12', className)} {...props} />;
}
