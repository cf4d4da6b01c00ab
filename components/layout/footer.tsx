import { fillIn } from '@/lib/format/fill-in';
import { routes } from '@/lib/routes';
import { inMenuOrder, type ServiceLink } from '@/lib/services/link';
import type { BusinessFacts } from '@/lib/site/business';
import type { SocialProfile } from '@/lib/site/networks';
import type { Brand as BrandTexts } from '@/lib/site/sections/brand';
import type { Chrome } from '@/lib/site/sections/chrome';
import { Brand } from './brand';
import { FooterColumn } from './footer-column';
import { SocialProfiles } from './social-profiles';

export type FooterProps = {
  texts: Chrome['footer'];
  brand: BrandTexts;
  services: readonly ServiceLink[];
  business: Pick<BusinessFacts, 'email' | 'telephone'>;
  socials: readonly SocialProfile[];
  /** The titles of the legal texts. */
  legal: { privacyPolicy: string; terms: string };
};

export function Footer({ texts, brand, services, business, socials, legal }: FooterProps) {
  const { email, telephone } = business;
  const serviceLinks = inMenuOrder(services).map(({ name, slug }) => ({ name, path: routes.service(slug) }));
  const legalLinks = [
    { name: legal.privacyPolicy, path: routes.privacyPolicy },
    { name: legal.terms, path: routes.terms },
  ];
  return (
    <footer className="border-t bg-card">
      <div className="container-page grid gap-x-10 gap-y-12 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.3fr] lg:py-20">
        <div>
          <Brand name={brand.name} logo={brand.logo} />
          <p className="mt-5 max-w-[34ch] text-muted-foreground">{brand.about}</p>
          <p className="mt-3 max-w-[34ch] text-sm text-muted-foreground">{brand.description}</p>
          <SocialProfiles of={brand.name} profiles={socials} />
        </div>
        <FooterColumn heading={texts.links} links={texts.pages} />
        <FooterColumn heading={texts.services} links={serviceLinks} />
        <div>
          <h2 className="heading-3">{texts.contact}</h2>
          <p className="mt-4 text-muted-foreground">{texts.answer}</p>
          <a
            href={`mailto:${email}`}
            className="text-link mt-3 inline-flex min-h-11 items-center font-medium break-all"
          >
            {email}
          </a>
          {telephone && (
            <a
              href={`tel:${telephone.dialled}`}
              className="text-link flex min-h-11 items-center font-medium break-all"
            >
              {telephone.shown}
            </a>
          )}
        </div>
      </div>
      <div className="border-t">
        <div className="container-page flex flex-wrap justify-between gap-x-8 gap-y-1 py-5 text-sm text-muted-foreground">
          <p>{fillIn(texts.rights, { year: String(new Date().getFullYear()) })}</p>
          <ul className="flex flex-wrap gap-x-6 print:hidden">
            {legalLinks.map(({ name, path }) => (
              <li key={path}>
                <a
                  href={path}
                  className="inline-flex min-h-6 items-center hover:text-foreground hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
