import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button-link';
import type { CityPageTexts } from '@/content/city-pages';
import { routes } from '@/lib/routes';
import type { CityService } from '@/lib/services/schema';

const headlineStyles =
  'font-display text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-semibold tracking-tight text-rank';

type PricingProps = { texts: CityPageTexts['pricing']; service: CityService };

export function Pricing({ texts, service }: PricingProps) {
  const { name, prices } = service;
  const { heading, text, onRequest } = texts;
  return (
    <Section id="pricing" crumbs={[name, heading]} heading={heading} text={text} split>
      <div className="rounded-lg border bg-card px-5 sm:px-8">
        <div className="py-7">
          <p className={headlineStyles}>{prices?.headline ?? onRequest.headline}</p>
          {prices?.note && <p className="mt-2 text-muted-foreground">{prices.note}</p>}
        </div>
        {prices ? (
          <dl className="tabular-nums">
            {prices.rows.map(({ label, value }) => (
              <div key={label} className="grid gap-x-6 border-t py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="first-letter:uppercase">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <div className="border-t py-7">
            <p className="max-w-[52ch]">{onRequest.text}</p>
            <ButtonLink href={routes.contact} variant="outline" className="mt-6">
              {onRequest.link}
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}
