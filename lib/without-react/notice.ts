import { toast } from '../browser/toast';

/** What a page says about itself is said in a toast, too. */
export function announceNotice(): void {
  const notice = document.querySelector('[data-notice]')?.textContent;
  if (notice) toast.info(notice);
}
