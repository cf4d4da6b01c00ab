import { sameValue } from '@/lib/validation/same-value';
import { ReadyButton } from '../layout/ready-button';
import type { Place } from './controls';

/** Takes a field back to what comes with the site; a group has one for each of its fields. */
export function StandardButton({ path, field, value, standard, onChange }: Place) {
  if (standard === undefined || field.kind === 'group' || sameValue(value, standard)) return null;
  return (
    <ReadyButton
      variant="ghost"
      size="sm"
      className="justify-self-start text-muted-foreground"
      aria-label={`Back to what comes with the site: ${field.label}`}
      onClick={() => onChange(standard, path)}
    >
      Back to what comes with the site
    </ReadyButton>
  );
}
