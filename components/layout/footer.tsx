import { FacebookIcon, LinkedInIcon, TwitterIcon } from '@/components/ui/icons';
import { services } from '@/content/catalogue';
import { chrome } from '@/content/chrome';
import { privacyPolicy, termsOfUse } from '@/content/legal';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Brand } from './brand';
import { FooterColumn, type FooterLink } from './footer-column';

const socialIcons = { twitter: TwitterIcon, facebook: FacebookIcon, linkedin: LinkedInIcon };

const quickLinks: FooterLink[] = [
  { name: 'Home', path: routes.home },
  { name: 'Services', path: routes.services },
  { name: 'Locations', path: routes.locations },
  { name: 'Blog', path: routes.blog },
  { name: 'Contact', path: routes.contact },
];
const legalLinks: FooterLink[] = [
  { name: privacyPolicy.title, path: routes.privacyPolicy },
  { name: termsOfUse.title, path: routes.terms },
];
const serviceLinks: FooterLink[] = services.map(({ name, slug }) => ({ name, path: routes.service(slug) }));

export function Footer({ email }: { email: string }) {
  return (
    <footer className="border-t bg-card">
      <div className="container-page grid gap-x-10 gap-y-12 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.3fr] lg:py-20">
        <div>
          <Brand />
          <p className="mt-5 max-w-[34ch] text-muted-foreground">{site.about}</p>
          <p className="mt-3 max-w-[34ch] text-sm text-muted-foreground">{site.description}</p>
          <ul className="mt-5 -ml-3 flex print:hidden">
            {site.socials.map(({ name, slug, url }) => {
              const Icon = socialIcons[slug];
              return (
                <li key={slug}>
                  <a
                    href={url}
                    rel="noopener"
                    aria-label={`${site.name} on ${name}`}
                    className="grid size-11 place-items-center rounded-md hover:bg-accent"
                  >
                    <Icon />
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
        <FooterColumn heading="Quick Links" links={quickLinks} />
        <FooterColumn heading="Our Services" links={serviceLinks} />
        <div>
          <h2 className="heading-3">Contact Us</h2>
          <p className="mt-4 text-muted-foreground">{chrome.answer}</p>
          <a
            href={`mailto:${email}`}
            className="text-link mt-3 inline-flex min-h-11 items-center font-medium break-all"
          >
            {email}
          </a>
        </div>
      </div>
      <div className="border-t">
        <div className="container-page flex flex-wrap justify-between gap-x-8 gap-y-1 py-5 text-sm text-muted-foreground">
          <p>
            © {new Date().getFullYear()} {site.name}. All rights reserved.
          </p>
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
