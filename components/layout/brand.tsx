import { site } from '@/lib/site';

const PETALS = Array.from({ length: 10 }, (_, petal) => petal * 36);

/** A marigold that is also a magnifying glass. */
export function BrandMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={className}>
      <path d="m20.5 20.5 8 8" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
      <g className="fill-primary">
        {PETALS.map((angle) => (
          <ellipse
            key={angle}
            cx="13.5"
            cy="4.9"
            rx="3.1"
            ry="3.6"
            transform={`rotate(${angle} 13.5 13.5)`}
          />
        ))}
        <circle cx="13.5" cy="13.5" r="8.4" />
      </g>
      <circle cx="13.5" cy="13.5" r="5" className="fill-background" />
    </svg>
  );
}

export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-lg font-bold tracking-tight">
      <BrandMark />
      {site.name}
    </span>
  );
}
