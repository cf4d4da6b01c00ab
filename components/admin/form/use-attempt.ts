import { useRef, useState } from 'react';
import type { AdminFailure } from '@/lib/action';

type Fields<Values> = {
  submit: (run: (sent: Values) => Promise<void>) => Promise<void>;
  refuse: (messages?: Record<string, string>) => void;
};

/** Does something with what is typed, once nothing is wrong with it and one thing at a time, and tells why it failed. */
export function useAttempt<Values>({ submit, refuse }: Fields<Values>) {
  const isBusy = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<AdminFailure | null>(null);

  async function attempt(run: (sent: Values) => Promise<AdminFailure | undefined>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    try {
      await submit(async (sent) => {
        const failed = await run(sent);
        refuse(failed?.fieldErrors);
        setFailure(failed ?? null);
      });
    } finally {
      isBusy.current = false;
    }
    setAttempts((number) => number + 1);
  }

  return { attempt, attempts, failure, forgive: () => setFailure(null) };
}
