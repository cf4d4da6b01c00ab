import type { HomeTexts } from '@/content/home';
import type { Coverage } from '@/lib/cities/coverage';
import { fillIn } from '@/lib/format/fill-in';
import { formatCount, joinWords } from '@/lib/format/words';
import { routes } from '@/lib/routes';

type CoverageLineProps = Coverage & { texts: HomeTexts['coverage'] };

/** Which of the cities that are claimed have a page (decision D11). */
export function CoverageLine({ texts, total, names }: CoverageLineProps) {
  const { before, one, many, after, others } = texts;
  const more = total - names.length;
  const cities = more > 0 ? [...names, fillIn(others, { count: formatCount(more) })] : names;
  return (
    <p className="container-page border-t py-5 text-sm text-muted-foreground">
      {before}{' '}
      <a href={routes.locations} className="text-link text-foreground">
        {fillIn(total === 1 ? one : many, { count: formatCount(total) })}
      </a>{' '}
      {fillIn(after, { cities: joinWords(cities) })}
    </p>
  );
}
