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

/** `logo` is the address of a square picture; without one, the drawing that comes with the site. */
export type BrandProps = { name: string; logo: string };

export function BrandPicture({
  logo,
  className = 'size-8',
}: Pick<BrandProps, 'logo'> & { className?: string }) {
  if (!logo) return <BrandMark className={className} />;
  return (
    <img src={logo} alt="" width={32} height={32} className={`${className} rounded-sm object-contain`} />
  );
}

export function Brand({ name, logo }: BrandProps) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-lg font-bold tracking-tight">
      <BrandPicture logo={logo} />
      {name}
    </span>
  );
}
