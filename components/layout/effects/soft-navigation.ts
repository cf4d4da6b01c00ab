export type Router = {
  push: (href: string, options?: { scroll?: boolean }) => void;
  prefetch: (href: string) => void;
};

const NEAR = ['pointerover', 'focusin', 'touchstart'];

/**
 * Every link is a plain anchor. This follows a click on one of ours without loading the page anew, and fetches the
 * page when a pointer or the focus comes near: what next/link would do, without 3.2 KB on every page's critical path.
 * @returns what ends it
 */
export function followLinksSoftly(router: Router): () => void {
  function warm({ target }: Event): void {
    const url = ownPage(target);
    if (url && url.pathname !== location.pathname) router.prefetch(url.pathname + url.search);
  }

  function follow(event: MouseEvent): void {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
    if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const url = ownPage(target);
    const isSamePage = url?.pathname === location.pathname && url.search === location.search;
    if (!url || (isSamePage && url.hash)) return;
    event.preventDefault();
    const isNavigation = target instanceof Element && target.closest('nav') !== null;
    if (!isSamePage) router.push(url.pathname + url.search + url.hash, { scroll: !isNavigation });
    if (isNavigation || isSamePage) scrollTo({ top: 0 });
  }

  document.addEventListener('click', follow);
  for (const type of NEAR) document.addEventListener(type, warm, { passive: true });
  return () => {
    document.removeEventListener('click', follow);
    for (const type of NEAR) document.removeEventListener(type, warm);
  };
}

/** The address of a link to one of our pages, unless it is to open elsewhere or is a file. */
function ownPage(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && !/\.\w+$|^\/(api|admin)(\/|$)/.test(url.pathname) ? url : null;
}
