import { useState } from 'react';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { changeLinks } from '@/lib/removal/actions';

/** Whether the links to a page are to follow it to its new address, and what has them do so once that is stored. */
export function useMovedLinks() {
  const [isWanted, setIsWanted] = useState(false);

  async function follow(former: string, next: string): Promise<void> {
    if (!isWanted || former === next) return;
    const result = await call(changeLinks, { former, next });
    if (result.status === 'failure')
      return void toast.error('The links were not changed', {
        description: `They lead to the new address by a redirect. ${result.message}`,
      });
    setIsWanted(false);
    toast.success('Links changed', {
      description: `${result.data === 1 ? 'In one place' : `In ${result.data} places`} they lead to ${next} now.`,
    });
  }

  return { isWanted, setIsWanted, follow };
}

export type MovedLinks = ReturnType<typeof useMovedLinks>;
