type ErrorViewProps = { title?: string; text?: string; retry?: () => void; id?: string };

const TITLE = 'Something went wrong';
const button = 'rounded-md border border-input px-4 py-2.5 font-semibold hover:bg-accent';

/** Part of every page's script, so it imports nothing. The link is a full load on purpose: the app has failed. */
export function ErrorView({
  title = TITLE,
  text = 'An unexpected error occurred. Please try again.',
  retry,
  id,
}: ErrorViewProps) {
  return (
    <div className="container-page py-24">
      <title>{title}</title>
      <h1 className="heading-1">{title}</h1>
      <p className="mt-4 text-lead text-muted-foreground">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {retry && (
          <button type="button" onClick={retry} className={button}>
            Try again
          </button>
        )}
        <a href="/" className={button}>
          Return to Home
        </a>
      </p>
      {id && <p className="mt-8 text-sm text-muted-foreground tabular-nums">Error {id}</p>}
    </div>
  );
}
