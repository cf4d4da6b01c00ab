import { useSyncExternalStore } from 'react';
import { type News, newsStore } from '@/lib/submissions/news';

export function useNews(): News {
  return useSyncExternalStore(newsStore.subscribe, newsStore.read, newsStore.readOnServer);
}

/** More would be no number that a person reads. */
export function upTo99(number: number): string {
  return number > 99 ? '99+' : String(number);
}
