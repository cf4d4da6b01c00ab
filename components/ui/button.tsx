import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import {
  type ButtonSize,
  type ButtonVariant,
  buttonBase,
  buttonSizes,
  buttonVariants,
} from './button-styles';

const buttonStyles = cva(buttonBase, {
  variants: { variant: buttonVariants, size: buttonSizes },
  defaultVariants: { variant: 'primary', size: 'md' },
});

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Gives the look to the only child instead of a button element. */
  asChild?: boolean;
};

export function Button({ variant, size, asChild = false, className, ...props }: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  return <Element className={cn(buttonStyles({ variant, size }), className)} {...props} />;
}
