import type { ReactNode } from 'react';
import type { ServiceIcon } from '@/lib/services/icons';

const glyphs: Record<ServiceIcon, ReactNode> = {
  seo: (
    <>
      <path className="glyph-line" d="M30 38h78M30 60h92M30 82h62" />
      <path className="glyph-rank" d="M30 16h104" />
      <path className="glyph-thin" d="M12 82V14M6 21l6-7 6 7" />
    </>
  ),
  ppc: (
    <>
      <rect className="glyph-thin" x="4" y="8" width="152" height="34" rx="4" />
      <path className="glyph-rank" d="M16 20h14" />
      <path className="glyph-line" d="M40 20h84M16 32h64" />
      <path className="glyph-data" d="M16 86V72M44 86V62M72 86V66M100 86V56M128 86V52" />
      <path className="glyph-thin" d="M4 91h152" />
    </>
  ),
  'content-strategy': (
    <>
      <path className="glyph-thin" d="M16 14C60 14 52 48 88 48M16 48h72M16 82C60 82 52 48 88 48" />
      <g className="glyph-dot-data">
        <circle cx="12" cy="14" r="6" />
        <circle cx="12" cy="48" r="6" />
        <circle cx="12" cy="82" r="6" />
      </g>
      <rect className="glyph-thin" x="92" y="10" width="62" height="76" rx="4" />
      <path className="glyph-rank" d="M104 26h30" />
      <path className="glyph-line" d="M104 42h38M104 56h38M104 70h24" />
    </>
  ),
  'site-speed': (
    <>
      <path className="glyph-thin" d="M4 6v84h152M80 6v84" />
      <path className="glyph-rank" d="M14 18h18" />
      <path className="glyph-data" d="M32 36h26M46 54h22" />
      <path className="glyph-line" d="M58 72h56" />
      <path className="glyph-thin" d="m72 6 8 8 8-8" />
    </>
  ),
  'local-seo': (
    <>
      <path
        className="glyph-thin"
        d="M4 30c40 8 60-14 152-6M4 68c50-10 90 16 152 2M42 6c-8 30 10 50 4 84M116 6c6 34-10 52 2 84"
      />
      <path className="glyph-pin" d="M80 74C66 56 61 48 61 38a19 19 0 0 1 38 0c0 10-5 18-19 36Z" />
      <circle className="glyph-hole" cx="80" cy="38" r="7" />
      <g className="glyph-dot-data">
        <circle cx="26" cy="50" r="5" />
        <circle cx="136" cy="48" r="5" />
      </g>
    </>
  ),
  'ecommerce-seo': (
    <>
      <path className="glyph-thin" d="M4 8h44v44H4zM58 8h44v44H58zM112 8h44v44h-44z" />
      <path className="glyph-line" d="M6 64h36M60 64h36M114 64h36" />
      <path className="glyph-rank" d="M60 80h26" />
      <path className="glyph-data" d="M6 80h20M114 80h22" />
      <path
        className="glyph-thin"
        d="M16 40l10-16 10 16zM70 24h20v16H70zM124 32a10 10 0 0 0 20 0 10 10 0 0 0-20 0"
      />
    </>
  ),
};

/** A fragment of a results page; decoration. */
export function AreaGlyph({ icon, className }: { icon: ServiceIcon; className?: string }) {
  return (
    <svg viewBox="0 0 160 96" fill="none" aria-hidden="true" focusable="false" className={className}>
      {glyphs[icon]}
    </svg>
  );
}
