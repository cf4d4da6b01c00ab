type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'
>;

/**
 * The link that a click follows in this tab; null when it opens another one, or is no link of this kind. The script of
 * public pages has its own few words for this (lib/without-react/links.ts), since each byte of it counts.
 */
export function followedLink(click: Click, kind = 'a[href]'): HTMLAnchorElement | null {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = click;
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(kind) : null;
  return link?.target ? null : link;
}
