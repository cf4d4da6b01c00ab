import { ButtonLink } from '@/components/ui/button-link';
import { cityName } from '@/lib/cities/city-slug';
import { routes } from '@/lib/routes';
import { cityPageMeant, popularPages, type ServiceInCity } from '@/lib/routes/not-found';
import { serviceName } from '@/lib/services/catalogue';

const nameOf = ({ service, city }: ServiceInCity) => `${serviceName(service)} services in ${cityName(city)}`;

type NotFoundSuggestionsProps = { heading: string; pathname: string };

export function NotFoundSuggestions({ heading, pathname }: NotFoundSuggestionsProps) {
  const asked = cityPageMeant(pathname);
  return (
    <div className="mt-14 pl-6 md:pl-8">
      {asked && (
        <div className="mb-12">
          <h2 className="heading-3">Were you looking for {nameOf(asked)}?</h2>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink href={routes.cityPage(asked.service, asked.city)}>{nameOf(asked)}</ButtonLink>
            <ButtonLink
              href={routes.cityPageInWords(asked.service, asked.city)}
              variant="outline"
              className="max-w-full whitespace-normal!"
            >
              {serviceName(asked.service)} in {cityName(asked.city)}
            </ButtonLink>
          </div>
        </div>
      )}
      <h2 className="heading-3">{heading}</h2>
      <ul className="mt-3 grid max-w-4xl gap-x-8 bg-background sm:grid-cols-2 lg:grid-cols-3">
        {popularPages.map((page) => (
          <li key={nameOf(page)} className="border-t">
            <a
              href={routes.cityPage(page.service, page.city)}
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
