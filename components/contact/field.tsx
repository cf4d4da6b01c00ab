import { controlStyles } from '@/components/ui/control-styles';
import { ChevronDownIcon } from '@/components/ui/icons';
import { fieldLabels } from '@/content/contact-form';
import { FormControl, FormMessage } from './form-field';

type FieldProps = {
  name: string;
  value?: string;
  required?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  inputMode?: 'email' | 'tel' | 'url';
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
  rows?: number;
};

export function Field({ options, ...control }: FieldProps) {
  const { name, required, rows } = control;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={`contact-${name}`} className="font-medium">
        {fieldLabels[name]}{' '}
        <span className="text-sm font-normal text-muted-foreground">
          ({required ? 'required' : 'optional'})
        </span>
      </label>
      {options ? (
        <span className="relative block">
          <FormControl as="select" {...control} className={`${controlStyles} h-12 appearance-none pr-11`}>
            <option value="">Select a service</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </FormControl>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2" />
        </span>
      ) : (
        <FormControl
          as={rows ? 'textarea' : 'input'}
          dir={control.type ? undefined : 'auto'}
          {...control}
          className={`${controlStyles} ${rows ? 'min-h-36 py-3' : 'h-12'}`}
        />
      )}
      <FormMessage name={name} />
    </div>
  );
}
