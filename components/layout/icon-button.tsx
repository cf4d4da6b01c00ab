import type { ComponentProps } from 'react';

/** A square button of the header; the stand-in and the real trigger share it, so that nothing moves between them. */
export function IconButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="grid size-11 place-items-center rounded-md text-foreground transition-colors duration-200 hover:bg-accent disabled:opacity-60"
    />
  );
}
