import { inBraces } from '@/lib/email/placeholder-check';
import { type Placeholder, placeholders } from '@/lib/email/template';
import { ReadyButton } from '../layout/ready-button';

type PlaceholderButtonsProps = {
  fieldName: string;
  allowed: readonly Placeholder[];
  onInsert: (text: string) => void;
};

/** Every placeholder as a button; those that the field cannot use are disabled. */
export function PlaceholderButtons({ fieldName, allowed, onInsert }: PlaceholderButtonsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">Insert into the {fieldName}</legend>
      <div className="flex flex-wrap gap-2">
        {placeholders.map((name) => (
          <ReadyButton
            key={name}
            disabled={!allowed.includes(name)}
            onClick={() => onInsert(inBraces(name))}
            variant="outline"
            size="sm"
            className="font-mono"
          >
            {inBraces(name)}
          </ReadyButton>
        ))}
      </div>
    </fieldset>
  );
}
