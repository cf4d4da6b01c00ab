import { Button } from '@/components/ui/button';
import { inBraces } from '@/lib/email/placeholder-check';
import { type Placeholder, placeholders } from '@/lib/email/template';

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
          <Button
            key={name}
            disabled={!allowed.includes(name)}
            onClick={() => onInsert(inBraces(name))}
            variant="outline"
            size="sm"
            className="font-mono"
          >
            {inBraces(name)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
