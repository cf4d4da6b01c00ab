import type { HomeTexts } from '@/content/home';
import { isSample } from '@/content/types';
import type { Coverage } from '@/lib/cities/coverage';
import { joinWords } from '@/lib/format/words';
import type { Figures } from '@/lib/site/sections/figures';
import { CoverageLine } from './coverage-line';

type StatsProps = {
  stats: Figures['stats'];
  sampleNote: string;
  texts: HomeTexts['coverage'];
  /** Which cities have pages of their own; null while that cannot be read. */
  coverage: Coverage | null;
};

export function Stats({ stats, sampleNote, texts, coverage }: StatsProps) {
  const samples = stats.filter(isSample);
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
      {samples.length > 0 && (
        <p className="container-page border-t py-3 text-sm text-muted-foreground">
          {sampleNote}: {joinWords(samples.map(({ label }) => label))}
        </p>
      )}
      {coverage && <CoverageLine texts={texts} {...coverage} />}
    </div>
  );
}
