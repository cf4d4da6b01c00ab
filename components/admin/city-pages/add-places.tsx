'use client';

import { useId, useState } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { call } from '@/lib/action/call';
import { addLocalities } from '@/lib/cities/admin-actions';
import { Field, fieldAttributes } from '../form/field';
import { ReadyButton } from '../layout/ready-button';

type AddPlacesProps = { city: string; known: readonly string[]; onAdded: () => void };

const hint =
  'One on each line: districts, streets, institutions, industries. Words that any city has are refused; who added what stands in the log of changes.';

/** Puts places of a city on record, which its pages have to name. */
export function AddPlaces({ city, known, onAdded }: AddPlacesProps) {
  const id = useId();
  const [names, setNames] = useState('');
  const [said, setSaid] = useState('');
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);

  async function add() {
    if (pending) return;
    setPending(true);
    const result = await call(addLocalities, { city, names });
    setPending(false);
    setSaid(result.status === 'success' ? `${result.data} on record for ${city}.` : '');
    setError(
      result.status === 'failure' ? (Object.values(result.fieldErrors ?? {})[0] ?? result.message) : '',
    );
    if (result.status === 'failure') return;
    setNames('');
    onAdded();
  }

  return (
    <details open={known.length === 0 && city !== ''}>
      <summary className="cursor-pointer py-1 font-semibold">Add places of {city || 'the city'}</summary>
      <div className="mt-2 grid grid-cols-1 gap-3">
        <Field {...{ id, hint, error }} label={`Places of ${city || 'the city'}`}>
          <Textarea
            {...fieldAttributes(id, { hint, error })}
            rows={4}
            value={names}
            onChange={({ target }) => setNames(target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <ReadyButton variant="outline" size="sm" aria-disabled={pending} onClick={add}>
            {pending ? 'Adding...' : 'Put on record'}
          </ReadyButton>
          <span role="status">{said}</span>
        </div>
      </div>
    </details>
  );
}
