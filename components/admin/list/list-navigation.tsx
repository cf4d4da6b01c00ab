'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useTransition,
} from 'react';
import { unlessCutOff } from '@/lib/action/call';
import { followedLink } from '@/lib/browser/followed-link';
import { toast } from '@/lib/browser/toast';

type ListNavigation = {
  pending: boolean;
  /** Shows another view in place. One that is still being typed replaces the present address. */
  go: (address: string, typing?: boolean) => void;
  refresh: () => void;
};

const NavigationContext = createContext<ListNavigation>({ pending: false, go: () => {}, refresh: () => {} });

export const useListNavigation = () => use(NavigationContext);

/** The router would leave the page, with all that is typed on it, for the browser's own notice. */
function sayOffline(): void {
  toast.error('This device is offline', {
    description: 'The list is as it was. Please try again once it is connected.',
  });
}

/** Follows the links marked `data-in-place` inside it without leaving the page; without JavaScript they are plain links. */
export function ListNavigationArea({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const area = useRef<HTMLDivElement>(null);
  const followed = useRef(false);
  const navigation = useMemo(
    () => ({
      pending,
      go: (address: string, typing = false) =>
        unlessCutOff(
          () => startTransition(() => router[typing ? 'replace' : 'push'](address, { scroll: false })),
          sayOffline,
        ),
      refresh: () => unlessCutOff(() => startTransition(() => router.refresh())),
    }),
    [pending, router],
  );

  useEffect(() => {
    if (pending || !followed.current) return;
    followed.current = false;
    area.current?.querySelector<HTMLElement>('[data-list]')?.focus();
  }, [pending]);

  const follow = (event: MouseEvent) => {
    const link = followedLink(event, 'a[data-in-place]');
    if (!link) return;
    event.preventDefault();
    followed.current = true;
    navigation.go(link.href);
  };

  return (
    <NavigationContext value={navigation}>
      {/* biome-ignore lint/a11y: the links inside are what is clicked, by pointer or key */}
      <div ref={area} onClick={follow}>
        {children}
      </div>
    </NavigationContext>
  );
}
