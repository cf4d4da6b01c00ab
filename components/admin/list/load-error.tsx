import { ButtonLink } from '@/components/ui/button-link';

type LoadErrorProps = { message: string; retry: string };

/** Says that a list could not be read, so that an outage never looks like an empty one (specification, section 8). */
export function LoadError({ message, retry }: LoadErrorProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-l-4 border-destructive bg-destructive/10 px-4 py-3"
    >
      <div>
        <h2 className="font-semibold">Error</h2>
        <p>{message}</p>
      </div>
      <ButtonLink href={retry} variant="outline" size="sm">
        Try again
      </ButtonLink>
    </div>
  );
}
