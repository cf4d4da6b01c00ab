import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { serviceOptions } from '@/lib/submissions/service-options';
import { Field } from './field';

type FieldsProps = {
  errors: Record<string, string>;
  values: Record<string, string | undefined>;
};

/** Every field of an enquiry, and the hidden ones that go with it. */
export function ContactFormFields({ errors, values }: FieldsProps) {
  const field = (name: string) => ({ name, error: errors[name], value: values[name] });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('name')} required>
          <Input autoComplete="name" />
        </Field>
        <Field {...field('email')} required>
          <Input type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Field {...field('phone')}>
          <Input type="tel" autoComplete="tel" inputMode="tel" />
        </Field>
        <Field {...field('company')}>
          <Input autoComplete="organization" />
        </Field>
        <Field {...field('website')}>
          <Input type="url" autoComplete="url" inputMode="url" placeholder="https://" />
        </Field>
        <Field {...field('city')}>
          <Input autoComplete="address-level2" />
        </Field>
      </div>
      <Field {...field('service')} required>
        <Select>
          <option value="">Select a service</option>
          {serviceOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...field('message')} required>
        <Textarea rows={6} />
      </Field>
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this field empty
          <input name="fax" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
