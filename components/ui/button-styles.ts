/** The look of a button as plain strings, for places that must not load the variants' code. */
export const buttonBase =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold whitespace-nowrap transition-colors duration-200 disabled:opacity-60 aria-disabled:opacity-60 [&_svg]:shrink-0';

export const buttonVariants = {
  primary: 'border-transparent bg-primary text-primary-foreground hover:bg-primary-hover',
  outline: 'border-input bg-transparent text-foreground hover:bg-accent',
  ghost: 'border-transparent bg-transparent text-foreground hover:bg-accent',
  destructive: 'border-transparent bg-destructive text-destructive-foreground hover:opacity-90',
} as const;

export const buttonSizes = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-11 px-4 text-[0.9375rem]',
  lg: 'min-h-13 px-6 text-base',
  icon: 'size-11',
} as const;

export type ButtonVariant = keyof typeof buttonVariants;
export type ButtonSize = keyof typeof buttonSizes;
