import { ButtonLink } from '@/components/ui/button-link';
import { cityName } from '@/lib/cities/city-slug';
import { routes } from '@/lib/routes';
import { cityPageMeant, popularPages, type ServiceInCity } from '@/lib/routes/not-found';
import { inMenuOrder, type ServiceLink } from '@/lib/services/link';

const nameOf = ({ service, city }: ServiceInCity) => `${service.name} services in ${cityName(city)}`;

type NotFoundSuggestionsProps = {
  heading: string;
  pathname: string;
  services: readonly ServiceLink[];
};

export function NotFoundSuggestions({ heading, pathname, services }: NotFoundSuggestionsProps) {
  const known = inMenuOrder(services);
  const asked = cityPageMeant(pathname, known);
  return (
    <div className="mt-14 pl-6 md:pl-8">
      {asked && (
        <div className="mb-12">
          <h2 className="heading-3">Were you looking for {nameOf(asked)}?</h2>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink href={routes.cityPage(asked.service.slug, asked.city)}>{nameOf(asked)}</ButtonLink>
            <ButtonLink
              href={routes.cityPageInWords(asked.service.slug, asked.city)}
              variant="outline"
              className="max-w-full whitespace-normal!"
            >
              {asked.service.name} in {cityName(asked.city)}
            </ButtonLink>
          </div>
        </div>
      )}
      <h2 className="heading-3">{heading}</h2>
      <ul className="mt-3 grid max-w-4xl gap-x-8 bg-background sm:grid-cols-2 lg:grid-cols-3">
        {popularPages(known).map((page) => (
          <li key={nameOf(page)} className="border-t">
            <a
              href={routes.cityPage(page.service.slug, page.city)}
              className="flex min-h-11 items-center py-2 text-muted-foreground hover:text-foreground hover:underline"
            >
              {nameOf(page)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
