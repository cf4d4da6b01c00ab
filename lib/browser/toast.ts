export type Toast = { kind: 'success' | 'error' | 'info'; message: string; description?: string };
type Options = Pick<Toast, 'description'>;

/** Taken (`preventDefault`) by what shows the toasts of public pages; its detail is the toast. */
export const TOAST_EVENT = 'toast';

const waiting: Toast[] = [];
let wake: (() => void) | undefined;

function push(toast: Toast): void {
  const isTaken = !dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: toast, cancelable: true }));
  if (isTaken) return;
  waiting.push(toast);
  wake?.();
}

/** Shows a short message at the top right: lib/without-react does on public pages, components/admin/layout/toaster for the staff. */
export const toast = { success: teller('success'), error: teller('error'), info: teller('info') };

function teller(kind: Toast['kind']) {
  return (message: string, options?: Options) => push({ kind, message, ...options });
}

/** For the toaster alone: `listener` is called at once if toasts are waiting, and whenever one is added. */
export function onToast(listener: () => void): void {
  wake = listener;
  if (waiting.length > 0) listener();
}

/** Hands over what waits, once. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}
