import type { ContactTexts } from '@/content/contact';
import type { BusinessFacts } from '@/lib/site/business';

type ContactInformationProps = { texts: ContactTexts; business: BusinessFacts };

export function ContactInformation({ texts, business }: ContactInformationProps) {
  const { informationHeading, informationText, nextSteps } = texts;
  const { address } = business;
  return (
    <aside className="grid content-start gap-8" aria-label={informationHeading}>
      <div className="rounded-md border bg-card p-6">
        <h2 className="heading-3">{informationHeading}</h2>
        <p className="mt-2 text-muted-foreground">{informationText}</p>
        <p className="mt-4">
          <a className="font-medium underline underline-offset-4" href={`mailto:${business.email}`}>
            {business.email}
          </a>
        </p>
        {business.telephone && (
          <p className="mt-2">
            <a href={`tel:${business.telephone.dialled}`}>{business.telephone.shown}</a>
          </p>
        )}
        {address && (
          <address className="mt-2 not-italic">
            {address.street}, {address.locality}, {address.region} {address.postalCode}
          </address>
        )}
        {business.openingHours && <p className="mt-2 text-muted-foreground">Open {business.openingHours}</p>}
      </div>
      {nextSteps.items.length > 0 && (
        <div>
          <h2 className="heading-3">{nextSteps.heading}</h2>
          <ol className="mt-4 grid gap-4">
            {nextSteps.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same, and the list never changes its order
              <li key={index} className="grid grid-cols-[2rem_1fr] gap-2 border-t pt-4">
                <span aria-hidden="true" className="font-display text-lg tabular-nums text-rank">
                  {index + 1}
                </span>
                <p>{item}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
    </aside>
  );
}
