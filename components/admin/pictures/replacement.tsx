'use client';

import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { nameOfStored } from '@/lib/images/name';
import { replacePicture } from '@/lib/pictures/admin-actions';
import type { Picture, PictureUse } from '@/lib/pictures/schema';
import { PictureDialog } from '../images/picture-dialog';
import { ReadyButton } from '../layout/ready-button';

type ReplacementProps = { picture: Picture; uses: readonly PictureUse[] | null; onReplaced: () => void };

/** Chooses or uploads a picture that takes the place of one wherever that is shown. */
export function Replacement({ picture, uses, onReplaced }: ReplacementProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [earlierVersions, setEarlierVersions] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const box = useId();
  const isUsed = uses !== null && uses.length > 0;

  function choose(address: string) {
    setIsChoosing(false);
    setProblem('');
    setChosen(nameOfStored(address));
  }

  async function replace() {
    setPending(true);
    const result = await call(replacePicture, { name: picture.name, by: chosen, earlierVersions });
    setPending(false);
    if (result.status === 'failure') return setProblem(result.message);
    setChosen(null);
    toast.success('Picture replaced', {
      description: result.data === 1 ? 'In one place.' : `In ${result.data} places.`,
    });
    onReplaced();
  }

  return (
    <>
      <ReadyButton
        variant="outline"
        aria-haspopup="dialog"
        aria-disabled={!isUsed}
        onClick={() => isUsed && setIsChoosing(true)}
      >
        Replace
      </ReadyButton>
      {isChoosing && (
        <PictureDialog suggestion={picture.alt} onChoose={choose} onCancel={() => setIsChoosing(false)} />
      )}
      <ConfirmDialog
        open={chosen !== null}
        onOpenChange={(open) => open || pending || setChosen(null)}
        question="Put the chosen picture in its place?"
        explanation="Everything that shows this picture shows the other one from now on. What each says of it stays; articles keep this one in their history."
        confirmLabel="Replace"
        pending={pending}
        problem={problem}
        onConfirm={replace}
      >
        {uses?.some(({ kind }) => kind === 'earlier version') && (
          <div className="mb-5 flex items-start gap-3">
            <input
              id={box}
              type="checkbox"
              checked={earlierVersions}
              onChange={({ target }) => setEarlierVersions(target.checked)}
              className="mt-0.5 size-5 accent-[var(--rank)]"
            />
            <label htmlFor={box}>
              In the earlier versions of articles too, so that nothing shows it any more
            </label>
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}
