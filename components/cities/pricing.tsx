import { Section } from '@/components/services/section';
import { ButtonLink } from '@/components/ui/button-link';
import { cityPageCopy } from '@/content/city-pages';
import { priceListOf } from '@/content/pricing';
import { routes } from '@/lib/routes';
import { type ServiceSlug, serviceName } from '@/lib/services/catalogue';

/** The price list of a service with all its terms, or the way to ask for a price. */
export function Pricing({ service }: { service: ServiceSlug }) {
  const prices = priceListOf(service);
  const name = serviceName(service);
  return (
    <Section id="pricing" crumbs={[name, cityPageCopy.pricing]} heading={cityPageCopy.pricing} tinted>
      {prices ? (
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <p className="font-display text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-semibold text-rank">
              {prices.headline}
            </p>
            {prices.note && <p className="mt-3 text-muted-foreground">{prices.note}</p>}
          </div>
          <dl className="tabular-nums">
            {prices.rows.map(({ label, value }) => (
              <div key={label} className="grid gap-x-6 border-t py-3.5 sm:grid-cols-[10rem_1fr]">
                <dt className="text-muted-foreground">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : (
        <div className="max-w-[56ch]">
          <p className="text-lead">
            {name} is priced on request: what it takes depends on how many branches, products or pages you
            have.
          </p>
          <ButtonLink href={routes.contact} variant="outline" className="mt-6">
            Ask for a price
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}
