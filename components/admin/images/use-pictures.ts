import { useEffect, useState } from 'react';
import type { AdminFailure } from '@/lib/action';
import { call } from '@/lib/action/call';
import { listPictures } from '@/lib/pictures/admin-actions';
import type { Picture } from '@/lib/pictures/schema';
import { useSettled } from '../layout/use-settled';

const PAUSE_MS = 300;

/** The pictures that answer some words, a page after the other. */
export function usePictures(words: string) {
  const settled = useSettled(words.trim(), PAUSE_MS);
  const [wanted, setWanted] = useState({ words: '', page: 1, attempt: 0 });
  const [found, setFound] = useState<{ pictures: Picture[]; total: number | null }>({
    pictures: [],
    total: null,
  });
  const [failure, setFailure] = useState<AdminFailure | null>(null);
  const [isLoading, setIsLoading] = useState(true);

  if (wanted.words !== settled) setWanted({ words: settled, page: 1, attempt: 0 });

  useEffect(() => {
    let isAwaited = true;
    setIsLoading(true);
    void call(listPictures, { words: wanted.words, page: wanted.page }).then((result) => {
      if (!isAwaited) return;
      setIsLoading(false);
      setFailure(result.status === 'success' ? null : result);
      if (result.status === 'failure') return;
      const { pictures, total } = result.data;
      setFound((before) => ({
        total,
        pictures: wanted.page === 1 ? pictures : withoutTwins([...before.pictures, ...pictures]),
      }));
    });
    return () => {
      isAwaited = false;
    };
  }, [wanted]);

  return {
    ...found,
    failure,
    isLoading,
    more: () => isLoading || setWanted(({ page, ...rest }) => ({ ...rest, page: page + 1 })),
    again: () => setWanted(({ attempt, ...rest }) => ({ ...rest, attempt: attempt + 1 })),
  };
}

/** What is uploaded meanwhile moves the others to the next page. */
function withoutTwins(pictures: readonly Picture[]): Picture[] {
  return [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
}
