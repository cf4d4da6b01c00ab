import { type RefObject, useRef, useState } from 'react';
import { imageMarkdown, insertion } from './markdown-commands';
import type { MarkdownHandle } from './markdown-field';

type Waiting = { key: number; file: File };

/** The pictures that are on their way into a text: chosen from the library, or uploaded one after the other. */
export function useImages(text: RefObject<MarkdownHandle | null>) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [isChoosing, setIsChoosing] = useState(false);
  const count = useRef(0);
  const next = () => setWaiting((all) => all.slice(1));

  function add(files: readonly File[]) {
    setIsChoosing(false);
    setWaiting((all) => [...all, ...files.map((file) => ({ key: count.current++, file }))]);
  }

  function place(address: string, alt: string) {
    setIsChoosing(false);
    next();
    const surface = text.current?.surface();
    surface?.apply(insertion(surface.selection(), imageMarkdown(alt, address)));
  }

  return {
    ...{ waiting, isChoosing, add, place, skip: next },
    choose: () => setIsChoosing(true),
    close: () => setIsChoosing(false),
  };
}
