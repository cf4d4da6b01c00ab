import { useState } from 'react';
import { toast } from '@/lib/browser/toast';
import { formatMoment } from '@/lib/format/dates';
import { ReadyButton } from '../layout/ready-button';
import { barSize } from './editor-bar';
import { calls } from './editor-calls';

type PreviewButtonProps = {
  /** Null for a post that was never saved: there is nothing to show yet. */
  postId: string | null;
  isChanged: boolean;
  onLink: (text: string) => void;
};

export function PreviewButton({ postId, isChanged, onLink }: PreviewButtonProps) {
  const [pending, setPending] = useState(false);

  async function open() {
    if (!postId) return onLink('Save the post first: the preview shows what is stored.');
    if (pending) return;
    // A window that opens after an answer has come would be taken for an advertisement.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setPending(true);
    const result = await calls.createPreviewLink({ id: postId });
    setPending(false);
    if (result.status === 'failure') {
      tab?.close();
      toast.error('Error', { description: result.message });
      return;
    }
    const { url, expiresAt } = result.data;
    if (tab) tab.location.href = url;
    onLink(
      `${isChanged ? 'The preview shows what was saved last. ' : ''}Whoever has its address can read it until ${formatMoment(expiresAt)}${tab ? '' : `: ${url}`}.`,
    );
  }

  return (
    <ReadyButton aria-disabled={!postId || pending} onClick={open} variant="outline" className={barSize}>
      {pending ? 'Opening...' : 'Preview'}
    </ReadyButton>
  );
}
