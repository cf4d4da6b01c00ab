import { ButtonLink } from '@/components/ui/button-link';

type LoadFailureProps = { text: string; retry: string };

/** Says that something could not be read, so that an outage never looks like an empty list. */
export function LoadFailure({ text, retry }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-l-4 border-destructive bg-destructive/10 px-4 py-3"
    >
      <p>{text}</p>
      <ButtonLink href={retry} variant="outline" size="sm">
        Try again
      </ButtonLink>
    </div>
  );
}
