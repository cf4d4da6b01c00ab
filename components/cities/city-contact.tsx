import type { CaptchaSettings } from '@/components/contact/captcha';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactInformation } from '@/components/contact/contact-information';
import { FormNotice } from '@/components/contact/form-notice';
import { Section } from '@/components/layout/section';
import type { CityPageTexts } from '@/content/city-pages';
import type { ContactTexts } from '@/content/contact';
import type { ServiceLink } from '@/lib/services/link';
import { optionValue, serviceOptions } from '@/lib/services/options';
import type { BusinessFacts } from '@/lib/site/business';

export type ContactSettings = {
  texts: ContactTexts;
  captcha: CaptchaSettings;
  contactEmail: string;
  business: BusinessFacts;
};

type CityContactProps = ContactSettings & {
  service: ServiceLink;
  services: readonly ServiceLink[];
  city: string;
  copy: CityPageTexts['contact'];
};

export function CityContact({
  service,
  services,
  city,
  copy,
  texts,
  captcha,
  contactEmail,
  business,
}: CityContactProps) {
  return (
    <Section id="contact" crumbs={[service.name, city]} heading={copy.heading} text={copy.text}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-6">
          <ContactForm
            captcha={captcha}
            contactEmail={contactEmail}
            options={serviceOptions(services)}
            service={optionValue(service.slug)}
            city={city}
          />
          <FormNotice text={texts.notice} />
        </div>
        <ContactInformation texts={texts} business={business} />
      </div>
    </Section>
  );
}
