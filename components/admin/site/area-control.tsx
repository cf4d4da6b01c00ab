import { useId } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { formatCount } from '@/lib/format/words';
import { Field, fieldAttributes } from '../form/field';
import type { TextControl } from './text-control';

const CHARACTERS_A_ROW = 90;
const MAX_ROWS = 12;

/** A text with its count; as high as what may stand in it, within reason. */
export function AreaControl({ label, hint, error, maximum, ...control }: TextControl & { maximum: number }) {
  const id = useId();
  const counted = `${formatCount(control.value.length)} of ${formatCount(maximum)} characters`;
  const told = hint ? `${hint} ${counted}` : counted;
  const rows = Math.min(MAX_ROWS, Math.max(2, Math.ceil(maximum / CHARACTERS_A_ROW)));
  return (
    <Field {...{ id, label, hint: told, error }}>
      <Textarea {...fieldAttributes(id, { hint: told, error })} {...control} rows={rows} />
    </Field>
  );
}
