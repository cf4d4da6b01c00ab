import { useEffect, useState } from 'react';
import { call } from '@/lib/action/call';
import { listPictureUses } from '@/lib/pictures/admin-actions';
import type { PictureUse } from '@/lib/pictures/schema';

/** What shows a picture; null until that is known. */
export function usePictureUses(name: string) {
  const [uses, setUses] = useState<readonly PictureUse[] | null>(null);
  const [problem, setProblem] = useState('');
  const [times, setTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number asks once more
  useEffect(() => {
    let isAwaited = true;
    void call(listPictureUses, { name }).then((result) => {
      if (!isAwaited) return;
      if (result.status === 'success') setUses(result.data);
      setProblem(result.status === 'success' ? '' : result.message);
    });
    return () => {
      isAwaited = false;
    };
  }, [name, times]);

  return { uses, problem, reload: () => setTimes((before) => before + 1) };
}
