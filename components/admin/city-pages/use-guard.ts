import { useEffect, useState } from 'react';
import type { AdminResult } from '@/lib/action';
import { noAnswer } from '@/lib/action/call';
import type { CityPageFields } from '@/lib/cities/admin-schema';
import type { CityPageCheck } from '@/lib/cities/doorway/check-schema';
import { useSettled } from '../layout/use-settled';

const PAUSE_MS = 700;
const PATIENCE_MS = 8000;

export type Guard = {
  /** Of an earlier state of the text while a newer one is looked at; null until there is one. */
  check: CityPageCheck | null;
  /** Why the text is not checked; empty when it is. */
  problem: string;
  isLoading: boolean;
  again: () => void;
};

/** Has the database judge what is typed, at every pause; a newer text ends the question about an older one. */
export function useGuard(id: string | null, fields: CityPageFields): Guard {
  const { city, service_type, intro_paragraph, services_offered, faq } = fields;
  const settled = useSettled(
    JSON.stringify({ id, fields: { city, service_type, intro_paragraph, services_offered, faq } }),
    PAUSE_MS,
  );
  const [round, setRound] = useState(0);
  const [check, setCheck] = useState<CityPageCheck | null>(null);
  const [problem, setProblem] = useState('');
  const [isLoading, setIsLoading] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    const question = new AbortController();
    setIsLoading(true);
    void ask(settled, question.signal).then((result) => {
      if (question.signal.aborted) return;
      setIsLoading(false);
      setProblem(result.status === 'failure' ? result.message : '');
      if (result.status === 'success') setCheck(result.data);
    });
    return () => question.abort();
  }, [settled, round]);

  return { check, problem, isLoading, again: () => setRound((number) => number + 1) };
}

async function ask(body: string, signal: AbortSignal): Promise<AdminResult<CityPageCheck>> {
  try {
    const response = await fetch('/api/city-pages/check', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    return response.ok ? ((await response.json()) as AdminResult<CityPageCheck>) : noAnswer();
  } catch {
    return noAnswer();
  }
}
