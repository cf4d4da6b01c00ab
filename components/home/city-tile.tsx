import { revealDelay } from '@/components/layout/reveal-delay';
import { ArrowRightIcon } from '@/components/ui/icons';
import type { CityCard } from '@/content/home';
import { sourceSet } from '@/lib/images/address';

export function CityTile({ city, index }: { city: CityCard; index: number }) {
  return (
    <li data-reveal={revealDelay('card', index)}>
      <a href={city.href} className="group grid grid-cols-[min(7.5rem,38%)_minmax(0,1fr)] gap-x-5 sm:block">
        <img
          src={city.image}
          srcSet={sourceSet(city.image)}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 7.5rem"
          alt={city.alt}
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          className="picture aspect-8/5 w-full rounded-md border object-cover transition-colors duration-200 group-hover:border-primary max-sm:aspect-square"
        />
        <span className="self-center wrap-anywhere">
          <span className="flex items-center justify-between gap-4 sm:mt-4">
            <span className="heading-3 group-hover:text-rank">{city.name}</span>
            <ArrowRightIcon className="size-5 shrink-0 text-rank transition-transform duration-200 group-hover:translate-x-1" />
          </span>
          <span className="mt-1.5 block max-w-[42ch] text-muted-foreground">{city.pitch}</span>
        </span>
      </a>
    </li>
  );
}
