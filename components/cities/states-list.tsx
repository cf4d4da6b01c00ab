import type { CoveredCity } from '@/lib/cities/schema';
import { routes } from '@/lib/routes';
import { serviceName } from '@/lib/services/catalogue';

/** The covered cities by state, each with the services that have a page there. */
export function StatesList({ cities }: { cities: readonly CoveredCity[] }) {
  const states = Map.groupBy(cities, (city) => city.state);
  return (
    <div className="grid gap-x-10 sm:grid-cols-2">
      {[...states]
        .sort(([a], [b]) => a.localeCompare(b, 'en-IN'))
        .map(([state, inState]) => (
          <section key={state} className="border-t py-6">
            <h3 className="text-sm font-medium text-rank">{state}</h3>
            {inState.map((city) => (
              <div key={city.slug} className="mt-3">
                <p className="heading-3">{city.name}</p>
                <ul className="mt-1 flex flex-wrap gap-x-4">
                  {city.services.map((service) => (
                    <li key={service}>
                      <a
                        href={routes.cityPage(service, city.slug)}
                        className="text-link inline-flex min-h-8 items-center text-muted-foreground hover:text-foreground"
                      >
                        {serviceName(service)}
                        <span className="sr-only"> in {city.name}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
    </div>
  );
}
