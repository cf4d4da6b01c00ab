import { buttonVariants } from '@/components/ui/button';
import type { ServiceOption } from '@/lib/services/options';
import { submitContactForm } from '@/lib/submissions/actions';
import type { CaptchaSettings } from './captcha';
import { ContactFormFields } from './contact-form-fields';
import { FormShell } from './form-shell';

type ContactFormProps = {
  captcha: CaptchaSettings;
  contactEmail: string;
  options: readonly ServiceOption[];
  /** Filled in on a city page. */
  service?: string;
  city?: string;
};

/** The enquiry form: its text comes from the server, only its behaviour runs in the browser. */
export function ContactForm({ captcha, contactEmail, options, service, city }: ContactFormProps) {
  return (
    <FormShell
      action={submitContactForm}
      captcha={captcha}
      contactEmail={contactEmail}
      buttonClass={`${buttonVariants({ size: 'lg' })} justify-self-start`}
    >
      <ContactFormFields options={options} service={service} city={city} />
    </FormShell>
  );
}
