import { ContactForm } from '@/components/contact/contact-form';
import { FormNotice } from '@/components/contact/form-notice';
import type { CaptchaSettings } from '@/components/contact/form-shell';
import { Section } from '@/components/services/section';
import { cityPageCopy } from '@/content/city-pages';
import { type ServiceSlug, serviceName } from '@/lib/services/catalogue';

type CityContactProps = {
  service: ServiceSlug;
  city: string;
  captcha: CaptchaSettings;
  contactEmail: string;
};

/** The enquiry form, which already knows service and city. */
export function CityContact({ service, city, captcha, contactEmail }: CityContactProps) {
  return (
    <Section
      id="contact"
      crumbs={[serviceName(service), city]}
      heading={cityPageCopy.contact(city)}
      text={cityPageCopy.contactText}
    >
      <div className="grid max-w-3xl gap-6">
        <ContactForm
          captcha={captcha}
          contactEmail={contactEmail}
          service={service === 'content-strategy' ? 'content' : service}
          city={city}
        />
        <FormNotice />
      </div>
    </Section>
  );
}
