import { type RefObject, useRef, useState } from 'react';
import type { UploadedImage } from '../images/image-files';
import { imageMarkdown, insertion } from './markdown-commands';
import type { MarkdownHandle } from './markdown-field';

type Waiting = { key: number; file: File; goal: 'text' | 'featured' };

export function useImages(
  text: RefObject<MarkdownHandle | null>,
  onFeatured: (url: string, alt: string) => void,
) {
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const count = useRef(0);
  const next = () => setWaiting((all) => all.slice(1));

  function add(files: File[], goal: Waiting['goal']) {
    const added = files.map((file) => ({ key: count.current++, file, goal }));
    setWaiting((all) => [...all, ...added]);
  }

  function place({ goal }: Waiting, image: UploadedImage, alt: string) {
    next();
    if (goal === 'featured') return onFeatured(image.url, alt);
    const surface = text.current?.surface();
    surface?.apply(insertion(surface.selection(), imageMarkdown(alt, image.url)));
  }

  return { waiting, add, place, skip: next };
}
