type PageLineProps = { page: number; pages: number };

/** Above a list of several pages: where the focus goes when another one has come. */
export function PageLine({ page, pages }: PageLineProps) {
  if (pages <= 1) return null;
  return (
    <p tabIndex={-1} data-count="" className="text-sm text-muted-foreground tabular-nums">
      Page {page} of {pages}
    </p>
  );
}
