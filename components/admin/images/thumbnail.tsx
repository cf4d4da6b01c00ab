import { useState } from 'react';
import { isShown, safeImage } from '@/lib/images/address';
import { useSettled } from '../layout/use-settled';

const PAUSE_MS = 500;

type ThumbnailProps = {
  address: string;
  /** Hosts beside this site whose pictures are shown. */
  imageHosts: readonly string[];
  /** Cropped as the lists of articles crop it; whole otherwise. */
  isCover: boolean;
};

export function Thumbnail({ address, imageHosts, isCover }: ThumbnailProps) {
  const settled = useSettled(address.trim(), PAUSE_MS);
  const [broken, setBroken] = useState('');
  const src = safeImage(settled);
  const canBeShown = src !== null && isShown(src, imageHosts);
  const problem = !settled
    ? 'No picture yet'
    : !canBeShown
      ? 'This picture is not shown on the site.'
      : broken === src
        ? 'There is no picture at this address.'
        : '';
  return (
    <div className="grid aspect-video w-full max-w-[20rem] place-items-center self-start overflow-hidden rounded-md border bg-muted sm:mt-8">
      {problem ? (
        <p role="status" className="p-3 text-center text-sm text-muted-foreground">
          {problem}
        </p>
      ) : (
        <img
          key={src}
          src={src ?? undefined}
          alt={isCover ? 'As the lists of articles show it' : 'As it is'}
          onError={() => setBroken(src ?? '')}
          className={`size-full ${isCover ? 'object-cover' : 'object-contain'}`}
        />
      )}
    </div>
  );
}
