import { ArrowUpIcon, SearchIcon } from '@/components/ui/icons';
import { rankBoard } from './rank-board-data';
import { RankChart } from './rank-chart';
import { RankRow } from './rank-row';

/** A drawing of a results page on which one result climbs to its place, once. Decoration: hidden from readers and snippets. */
export function RankBoard() {
  const { query, place, note, results } = rankBoard;
  return (
    <div aria-hidden="true" data-nosnippet="" className="rank-board rounded-lg border bg-card text-sm">
      <div className="flex items-center gap-3 border-b px-4 py-3.5 sm:px-5">
        <SearchIcon className="size-5 shrink-0 text-muted-foreground" />
        <span className="min-w-0 flex-1 truncate font-medium">{query}</span>
        <span className="hidden shrink-0 text-xs text-muted-foreground sm:inline">{place}</span>
      </div>
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] sm:grid-cols-[3.25rem_minmax(0,1fr)]">
        <div className="border-r">
          {results.map(({ site, own }, index) => (
            <span
              key={site}
              className={`grid h-(--row) place-items-center font-display text-base font-semibold tabular-nums ${own ? 'text-rank' : 'text-muted-foreground'}`}
            >
              {index + 1}
            </span>
          ))}
        </div>
        <div className="overflow-hidden">
          {results.map((result, index) => (
            <RankRow key={result.site} {...result} index={index} />
          ))}
        </div>
      </div>
      <RankChart />
      <p className="flex items-center gap-1.5 border-t px-4 py-2.5 text-xs text-muted-foreground sm:px-5">
        <ArrowUpIcon className="size-3.5" />
        {note}
      </p>
    </div>
  );
}
