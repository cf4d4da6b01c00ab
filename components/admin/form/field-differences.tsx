import { useMemo } from 'react';
import { type DiffPart, differences, type FieldLabels } from './differences';

type FieldDifferencesProps<Fields> = {
  before: Fields;
  after: Fields;
  labels: FieldLabels<Fields>;
  /** What it means that words are only in the one state, or only in the other. */
  removed: string;
  added: string;
};

/** What differs between two states of a form, marked by words and lines as well as by colour. */
export function FieldDifferences<Fields extends object>({
  before,
  after,
  labels,
  removed,
  added,
}: FieldDifferencesProps<Fields>) {
  const found = useMemo(() => differences(before, after, labels), [before, after, labels]);
  if (found.length === 0) return <p>Nothing differs.</p>;
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <p>
        <Part part={{ kind: 'removed', text: removed }} names={{ removed: '', added: '' }} />{' '}
        <Part part={{ kind: 'added', text: added }} names={{ removed: '', added: '' }} />
      </p>
      <dl className="grid grid-cols-1 gap-3">
        {found.map(({ field, label, parts }) => (
          <div key={field} className="grid grid-cols-1 gap-1">
            <dt className="font-medium">{label}</dt>
            <dd
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
              className="max-h-80 overflow-y-auto rounded-md border bg-card px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]"
            >
              {parts.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never move
                <Part key={index} part={part} names={{ removed: `${removed}: `, added: `${added}: ` }} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type PartProps = { part: DiffPart; names: { removed: string; added: string } };

function Part({ part: { kind, text }, names }: PartProps) {
  if (kind === 'same') return text;
  const Element = kind === 'removed' ? 'del' : 'ins';
  const look =
    kind === 'removed'
      ? 'bg-destructive/15 line-through decoration-destructive'
      : 'bg-success/15 underline decoration-success decoration-2';
  return (
    <Element className={look}>
      {names[kind] && <span className="sr-only">{names[kind]}</span>}
      {text}
    </Element>
  );
}
