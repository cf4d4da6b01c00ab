import type { Metadata } from 'next';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactInformation } from '@/components/contact/contact-information';
import { FormNotice } from '@/components/contact/form-notice';
import { Team } from '@/components/contact/team';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Faq } from '@/components/layout/faq';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { businessId, localBusiness } from '@/lib/search/seo/business';
import { breadcrumbList, faqPage, graph, webPage } from '@/lib/search/seo/json-ld';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { people } from '@/lib/search/seo/people';
import { listServiceLinks } from '@/lib/services';
import { serviceOptions } from '@/lib/services/options';
import { getIdentity } from '@/lib/site/identity';
import { readSection } from '@/lib/site/read';

export const revalidate = 300;

const path = routes.contact;

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await readSection('contact');
  return pageMetadata({ title, description, path });
}

export default async function ContactPage() {
  const [services, contact, { members }, { questions }, identity] = await Promise.all([
    listServiceLinks(),
    readSection('contact'),
    readSection('team'),
    readSection('contact-questions'),
    getIdentity(),
  ]);
  const page = { title: contact.title, description: contact.description, path };
  const crumbs = [{ name: 'Home', path: routes.home }, { name: contact.title }];
  const { business } = identity;
  return (
    <>
      <JsonLd
        graph={graph(
          webPage({ ...page, type: 'ContactPage', mainEntity: businessId() }),
          breadcrumbList(crumbs, path),
          localBusiness(identity),
          ...(questions.length > 0 ? [faqPage(questions, path)] : []),
          ...people(members),
        )}
      />
      <PageHero breadcrumbs={<Breadcrumbs items={crumbs} />} title={contact.heading} lead={contact.lead} />
      <section
        className="container-page grid gap-12 py-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        aria-labelledby="form-heading"
      >
        <div className="grid content-start gap-6">
          <h2 id="form-heading" className="heading-2">
            {contact.formHeading}
          </h2>
          <ContactForm
            captcha={{ siteKey: env.RECAPTCHA_SITE_KEY, scriptUrl: env.RECAPTCHA_SCRIPT_URL }}
            contactEmail={business.email}
            options={serviceOptions(services)}
          />
          <FormNotice text={contact.notice} />
        </div>
        <ContactInformation texts={contact} business={business} />
      </section>
      <Team texts={contact.team} members={members} />
      <Faq id="faq" heading={contact.faq.heading} questions={questions} />
    </>
  );
}
