import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { controlStyles } from './control-styles';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(controlStyles, 'min-h-32 resize-y py-3', className)} {...props} />;
}
