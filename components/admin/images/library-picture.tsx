import { sourceSet } from '@/lib/images/address';
import type { Picture } from '@/lib/pictures/schema';

/** A picture of the library, small and whole. What it shows stands beside it. */
export function LibraryPicture({ picture: { url, width, height } }: { picture: Picture }) {
  return (
    <img
      src={url}
      srcSet={sourceSet(url)}
      sizes="14rem"
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="aspect-square w-full rounded-sm bg-muted object-contain"
    />
  );
}
