import { useEffect, useRef, useState } from 'react';
import { uploadImage } from '../images/image-files';

export type Upload = {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'stored' | 'failed';
  /** Why it was not stored. */
  message: string;
  /** The same file may be taken another time. */
  isWorthAnother: boolean;
};

/**
 * Uploads one file after the other and keeps what became of each.
 * @param onStored some of them are in the library now
 */
export function useUploads(onStored: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const count = useRef(0);
  const isBusy = useRef(false);
  const next = uploads.find(({ state }) => state === 'waiting');

  const change = (key: number, changed: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));

  useEffect(() => {
    if (!next || isBusy.current) return;
    isBusy.current = true;
    change(next.key, { state: 'sending' });
    void uploadImage(next.file, '').then((answer) => {
      isBusy.current = false;
      if (answer.status === 'success') {
        change(next.key, { state: 'stored' });
        onStored();
      } else {
        const { message, isSessionOver, isRefused } = answer;
        change(next.key, {
          ...{ state: 'failed', isWorthAnother: !isRefused },
          message: isSessionOver ? `${message} Log in again in another tab, then try again.` : message,
        });
      }
    });
  });

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file) => ({
        ...{ key: count.current++, file, message: '', isWorthAnother: false },
        state: 'waiting' as const,
      }));
      setUploads((all) => [...all, ...added]);
    },
    again: (key: number) => change(key, { state: 'waiting', message: '' }),
    clear: () => setUploads([]),
  };
}
