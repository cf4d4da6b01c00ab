import type { CSSProperties } from 'react';

type RankRowProps = { title: string; site: string; own?: boolean; index: number };

const LAST = 5;

/** The client's row climbs; each row that it passes gives way by one, the lowest first. */
export function RankRow({ title, site, own, index }: RankRowProps) {
  const style = { '--passed': LAST - index } as CSSProperties;
  const motion = own ? 'rank-climb' : index > 1 ? 'rank-yield' : '';
  return (
    <div
      style={style}
      className={`relative flex h-(--row) items-center justify-between gap-4 px-4 not-first:border-t ${motion} ${own ? 'z-10 border-primary! bg-primary text-primary-foreground' : ''}`}
    >
      <span className="min-w-0">
        <span className={`block truncate ${own ? 'font-semibold' : ''}`}>{title}</span>
        <span className={`block truncate text-xs ${own ? '' : 'text-muted-foreground'}`}>{site}</span>
      </span>
      {own && <span className="shrink-0 font-display text-base font-bold tabular-nums">+22</span>}
    </div>
  );
}
