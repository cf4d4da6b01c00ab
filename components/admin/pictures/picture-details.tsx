'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { removePicture } from '@/lib/pictures/admin-actions';
import type { Picture } from '@/lib/pictures/schema';
import { LibraryPicture } from '../images/library-picture';
import { ReadyButton } from '../layout/ready-button';
import { PictureAltForm } from './picture-alt-form';
import { sizeOf } from './picture-text';
import { PictureUses } from './picture-uses';
import { Replacement } from './replacement';
import { usePictureUses } from './use-picture-uses';

type PictureDetailsProps = { picture: Picture; onClose: () => void; onChanged: () => void };

/** What there is to know of a picture and to do with it. */
export function PictureDetails({ picture, onClose, onChanged }: PictureDetailsProps) {
  const { uses, problem, reload } = usePictureUses(picture.name);
  const [isAsked, setIsAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function remove() {
    setPending(true);
    const result = await call(removePicture, { name: picture.name });
    setPending(false);
    if (result.status === 'failure') {
      setRefusal(result.message);
      return reload();
    }
    toast.success('Picture deleted', { description: 'It stays in the bin for 30 days.' });
    onClose();
    onChanged();
  }

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title="Picture" description={picture.fileName || undefined} className="max-w-3xl">
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <div className="grid content-start gap-2 text-sm">
            <LibraryPicture picture={picture} />
            <p className="text-muted-foreground tabular-nums">{sizeOf(picture)}</p>
            <a href={picture.url} target="_blank" rel="noopener" className="text-link">
              Open in full size
            </a>
            {picture.uploadedBy && (
              <p className="text-muted-foreground [overflow-wrap:anywhere]">
                Uploaded by {picture.uploadedBy}
              </p>
            )}
          </div>
          <div className="grid grid-cols-1 content-start gap-6">
            <PictureAltForm picture={picture} onSaved={onChanged} />
            <PictureUses uses={uses} problem={problem} />
            <div className="flex flex-wrap gap-2.5">
              <Replacement
                picture={picture}
                uses={uses}
                onReplaced={() => {
                  reload();
                  onChanged();
                }}
              />
              <ReadyButton
                variant="outline"
                aria-disabled={uses === null || uses.length > 0}
                aria-describedby={uses?.length ? 'picture-is-used' : undefined}
                onClick={() => uses?.length === 0 && setIsAsked(true)}
              >
                Delete
              </ReadyButton>
            </div>
            {uses !== null && uses.length > 0 && (
              <p id="picture-is-used" className="-mt-3 text-sm text-muted-foreground">
                It cannot be deleted while it is used.
              </p>
            )}
          </div>
        </div>
        <ConfirmDialog
          open={isAsked}
          onOpenChange={(open) => open || pending || setIsAsked(false)}
          question="Delete this picture?"
          explanation="Nothing on the site shows it. It stays in the bin for 30 days, from which it can be brought back."
          confirmLabel="Delete"
          pending={pending}
          problem={refusal}
          onConfirm={remove}
        />
      </DialogContent>
    </Dialog>
  );
}
