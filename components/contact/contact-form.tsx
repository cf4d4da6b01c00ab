import { buttonVariants } from '@/components/ui/button';
import type { ServiceOption } from '@/content/contact-form';
import { submitContactForm } from '@/lib/submissions/actions';
import type { CaptchaSettings } from './captcha';
import { ContactFormFields } from './contact-form-fields';
import { FormShell } from './form-shell';

type ContactFormProps = {
  captcha: CaptchaSettings;
  contactEmail: string;
  /** Filled in on a city page. */
  service?: ServiceOption;
  city?: string;
};

/** The enquiry form: its text comes from the server, only its behaviour runs in the browser. */
export function ContactForm({ captcha, contactEmail, service, city }: ContactFormProps) {
  return (
    <FormShell
      action={submitContactForm}
      captcha={captcha}
      contactEmail={contactEmail}
      buttonClass={`${buttonVariants({ size: 'lg' })} justify-self-start`}
    >
      <ContactFormFields service={service} city={city} />
    </FormShell>
  );
}
