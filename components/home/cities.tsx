import { SectionHeading } from '@/components/layout/section-heading';
import { ArrowRightIcon } from '@/components/ui/icons';
import type { CityCard, HomeTexts } from '@/content/home';
import { routes } from '@/lib/routes';
import { CityTile } from './city-tile';

type CitiesProps = { texts: HomeTexts['cities']; cards: readonly CityCard[] };

export function Cities({ texts, cards }: CitiesProps) {
  const { label, heading, text, link } = texts;
  if (cards.length === 0) return null;
  return (
    <section id="cities" aria-labelledby="cities-heading" className="border-t bg-card">
      <div className="container-page section-space">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <SectionHeading id="cities-heading" crumbs={[label]} heading={heading} text={text} />
          <a
            href={routes.locations}
            className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            {link}
            <ArrowRightIcon className="size-4 text-rank" />
          </a>
        </div>
        <ul className="mt-12 grid gap-x-5 gap-y-7 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
          {cards.map((city, index) => (
            <CityTile key={city.name} city={city} index={index} />
          ))}
        </ul>
      </div>
    </section>
  );
}
