export const controlStyles =
  'w-full rounded-md border border-input bg-card px-3.5 text-base text-foreground transition-colors duration-200 placeholder:text-muted-foreground hover:border-foreground aria-invalid:border-destructive aria-invalid:border-2 disabled:opacity-60';
