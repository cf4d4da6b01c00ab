import type { PictureUse } from '@/lib/pictures/schema';
import { placeOf } from './picture-text';

type PictureUsesProps = {
  /** Null until it is known. */
  uses: readonly PictureUse[] | null;
  problem: string;
};

export function PictureUses({ uses, problem }: PictureUsesProps) {
  return (
    <section aria-label="Where it is used" className="grid gap-2">
      <h3 className="font-semibold">Where it is used</h3>
      <p role="status" className="text-sm">
        {problem
          ? `Where it is used could not be read. ${problem}`
          : uses === null
            ? 'Looking for what shows it.'
            : sayingOf(uses.length)}
      </p>
      <ul className="max-h-56 list-disc overflow-y-auto pl-5 text-sm empty:hidden">
        {uses?.map((use) => (
          <li key={`${use.source}/${use.item}`} className="[overflow-wrap:anywhere]">
            <Use use={use} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function sayingOf(found: number): string {
  if (found === 0) return 'Nothing on the site shows it.';
  return found >= 100 ? 'The first hundred of what shows it:' : 'Shown by:';
}

function Use({ use }: { use: PictureUse }) {
  const kind = use.kind === 'earlier version' ? 'An earlier version of' : `The ${use.kind}`;
  const place = placeOf(use);
  const label = use.label || 'without a name';
  return (
    <>
      {kind}{' '}
      {place ? (
        <a href={place} target="_blank" rel="noopener" className="text-link">
          {label}
        </a>
      ) : (
        label
      )}
    </>
  );
}
