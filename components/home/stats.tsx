import type { HomeTexts } from '@/content/home';
import type { Coverage } from '@/lib/cities/coverage';
import { CoverageLine } from './coverage-line';

type StatsProps = {
  stats: readonly { label: string; value: string }[];
  texts: HomeTexts['coverage'];
  /** Which cities have pages of their own; null while that cannot be read. */
  coverage: Coverage | null;
};

export function Stats({ stats, texts, coverage }: StatsProps) {
  return (
    <div className="border-y bg-background">
      <dl className="container-page grid grid-cols-2 lg:grid-cols-4">
        {stats.map(({ label, value }, index) => (
          <div
            key={label}
            className={`flex flex-col-reverse gap-1 py-6 lg:border-l lg:py-9 lg:pl-7 lg:first:border-l-0 lg:first:pl-0 ${index % 2 ? 'border-l pl-6' : ''} ${index > 1 ? 'max-lg:border-t' : ''}`}
          >
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="font-display text-[clamp(2rem,1.5rem+2vw,3.25rem)] leading-none font-bold tracking-tight tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {coverage && <CoverageLine texts={texts} {...coverage} />}
    </div>
  );
}
