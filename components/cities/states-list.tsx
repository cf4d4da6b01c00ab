import type { CoveredCity } from '@/lib/cities/schema';
import { routes } from '@/lib/routes';

export function StatesList({ cities }: { cities: readonly CoveredCity[] }) {
  const states = Map.groupBy(cities, (city) => city.state);
  return (
    <div className="mt-10 border-b">
      {[...states]
        .sort(([a], [b]) => a.localeCompare(b, 'en-IN'))
        .map(([state, inState]) => (
          <section key={state} className="grid gap-x-8 border-t py-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <h3 className="text-sm font-medium text-rank sm:mt-1">{state}</h3>
            <div className="grid gap-y-5 max-sm:mt-2">
              {inState.map((city) => (
                <div key={city.slug}>
                  <p className="heading-3">{city.name}</p>
                  <ul className="mt-1 flex flex-wrap gap-x-4">
                    {city.services.map(({ slug, name }) => (
                      <li key={slug}>
                        <a
                          href={routes.cityPage(slug, city.slug)}
                          className="text-link inline-flex min-h-8 items-center text-muted-foreground hover:text-foreground"
                        >
                          {name}
                          <span className="sr-only"> in {city.name}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        ))}
    </div>
  );
}
