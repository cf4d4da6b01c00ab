import type { ServiceOption } from '@/lib/services/options';
import { Field } from './field';

type ContactFormFieldsProps = { options: readonly ServiceOption[]; service?: string; city?: string };

export function ContactFormFields({ options, service, city }: ContactFormFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="name" required autoComplete="name" />
        <Field name="email" required type="email" autoComplete="email" inputMode="email" />
        <Field name="phone" type="tel" autoComplete="tel" inputMode="tel" />
        <Field name="company" autoComplete="organization" />
        <Field name="website" type="url" autoComplete="url" inputMode="url" placeholder="https://" />
        <Field name="city" value={city} autoComplete="address-level2" />
      </div>
      <Field name="service" value={service} required options={options} />
      <Field name="message" required rows={6} />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this field empty
          <input name="fax" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
