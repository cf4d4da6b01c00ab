import { buttonStyles } from '@/components/ui/button-styles';
import { inBraces } from '@/lib/email/placeholder-check';
import { type Placeholder, placeholders } from '@/lib/email/template';

type PlaceholderButtonsProps = {
  /** The field that the cursor was in last. */
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
          <button
            key={name}
            type="button"
            disabled={!allowed.includes(name)}
            onClick={() => onInsert(inBraces(name))}
            className={`${buttonStyles('outline', 'sm')} font-mono`}
          >
            {inBraces(name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
