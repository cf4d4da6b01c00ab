import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';

export const outlineButton = `${buttonBase} ${buttonVariants.outline} ${buttonSizes.md}`;
export const primaryButton = `${buttonBase} ${buttonVariants.primary} ${buttonSizes.md}`;
export const smallButton = `${buttonBase} ${buttonVariants.outline} ${buttonSizes.sm}`;

const notice = 'grid gap-3 rounded-md border border-l-4 px-4 py-3';
export const notices = {
  info: `${notice} border-info bg-info/10`,
  warning: `${notice} border-warning bg-warning/10`,
  failure: `${notice} border-destructive bg-destructive/10`,
} as const;
