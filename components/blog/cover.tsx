import { sourceSet } from '@/lib/images/address';

type CoverProps = {
  src: string | null;
  /** Left out beside a title that leads to the article, where the picture only repeats it. */
  alt?: string;
  sizes: string;
  /** The picture that the page's first impression waits for. */
  first?: boolean;
  className?: string;
};

const RULED =
  'bg-[repeating-linear-gradient(to_bottom,var(--muted)_0_calc(2rem-1px),var(--border)_calc(2rem-1px)_2rem)]';

/**
 * The `sizes` of a picture as wide as a phone. Its column is 92vw; said so, phones with three pixels a point would ask for
 * all of them, which nobody sees and everybody waits for.
 */
export const PHONE_WIDE = '58vw';

/** An article's picture in a box of fixed proportions, which is drawn for itself while there is no picture in it. */
export function Cover({ src, alt = '', sizes, first = false, className = '' }: CoverProps) {
  return (
    <span className={`block overflow-hidden rounded-md border ${RULED} ${className}`}>
      {src && (
        <img
          src={src}
          srcSet={sourceSet(src)}
          sizes={sizes}
          alt={alt}
          width={1200}
          height={675}
          loading={first ? undefined : 'lazy'}
          decoding={first ? undefined : 'async'}
          fetchPriority={first ? 'high' : undefined}
          className="picture size-full object-cover"
        />
      )}
    </span>
  );
}
