import { serviceOptions } from '@/lib/submissions/service-options';
import { Field } from './field';

type FieldsProps = {
  errors: Record<string, string>;
  values: Record<string, string | undefined>;
};

/** Every field of an enquiry, and the one that only programs fill in. */
export function ContactFormFields({ errors, values }: FieldsProps) {
  const field = (name: string) => ({ name, error: errors[name], value: values[name] });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('name')} required autoComplete="name" />
        <Field {...field('email')} required type="email" autoComplete="email" inputMode="email" />
        <Field {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        <Field {...field('company')} autoComplete="organization" />
        <Field {...field('website')} type="url" autoComplete="url" inputMode="url" placeholder="https://" />
        <Field {...field('city')} autoComplete="address-level2" />
      </div>
      <Field {...field('service')} required options={serviceOptions} />
      <Field {...field('message')} required rows={6} />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this field empty
          <input name="fax" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
