import { toast } from '../browser/toast';

export function startButtons(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy], [data-back]') : null;
    if (button?.dataset.copy) void copy(button.dataset.copy);
    // In a tab that begins here the link leads where it says.
    if (button?.dataset.back === '' && canGoBack()) {
      event.preventDefault();
      history.back();
    }
  });
}

type Navigated = { navigation?: { canGoBack: boolean } };

function canGoBack(): boolean {
  return (window as Navigated).navigation?.canGoBack ?? history.length > 1;
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copied', { description: 'The URL has been copied to your clipboard.' });
  } catch {
    toast.error('Copy failed', { description: 'Could not copy the URL to your clipboard.' });
  }
}
