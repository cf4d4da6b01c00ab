import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import type { LegalPage } from '@/content/legal';
import { formatLongDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';

type LegalDocumentProps = { page: LegalPage; path: string; contactEmail: string };

/** The privacy policy and the terms share this page. */
export function LegalDocument({ page, path, contactEmail }: LegalDocumentProps) {
  const crumbs = [{ name: 'Home', path: routes.home }, { name: page.title }];
  return (
    <>
      <JsonLd graph={graph(webPage({ ...page, path }), breadcrumbList(crumbs, path))} />
      <PageHero breadcrumbs={<Breadcrumbs items={crumbs} />} title={page.title} lead={page.intro} />
      <article className="container-page py-12 wrap-anywhere">
        <div className="grid max-w-[68ch] gap-10">
          <p className="text-sm text-muted-foreground">
            Last changed on <time dateTime={page.updated}>{formatLongDate(page.updated)}</time>
          </p>
          {page.sections.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the document never changes its order
            <section key={index}>
              <h2 dir="auto" className="heading-3">
                {section.heading}
              </h2>
              {section.items.length > 0 && (
                <ul className="mt-3 grid list-disc gap-2 pl-5">
                  {section.items.map((item, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <li key={place} dir="auto">
                      {item}
                    </li>
                  ))}
                </ul>
              )}
              {section.paragraphs.map((paragraph, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <p key={place} dir="auto" className="mt-3 whitespace-pre-line">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
          <p>
            Questions? Write to{' '}
            <a className="underline" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
            .
          </p>
        </div>
      </article>
    </>
  );
}
