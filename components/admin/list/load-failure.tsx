import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '../layout/notice';

type LoadFailureProps = { text: string; retry: string };

/** Says that something could not be read, so that an outage never looks like an empty list (specification, section 8). */
export function LoadFailure({ text, retry }: LoadFailureProps) {
  return (
    <Notice tone="failure">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="font-semibold">Error</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={retry} variant="outline" size="sm">
          Try again
        </ButtonLink>
      </div>
    </Notice>
  );
}
