/** Where the server writes the id under which the log has the failure (lib/server/outage-page.ts). */
export function ErrorId() {
  return (
    <p data-error-id="" className="basis-full text-sm text-muted-foreground tabular-nums empty:hidden" />
  );
}
