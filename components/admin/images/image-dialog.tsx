import { type FormEvent, useEffect, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog';
import { AdminField } from '../form/admin-field';
import { Notice } from '../layout/notice';
import { ReadyButton } from '../layout/ready-button';
import { SessionNotice } from '../layout/session-notice';
import { type UploadAnswer, type UploadedImage, uploadImage } from './image-files';

type ImageDialogProps = {
  file: File;
  waiting?: number;
  suggestion?: string;
  onUploaded: (image: UploadedImage, alt: string) => void;
  onCancel: () => void;
};

/** Asks what a picture shows and stores it. A failure keeps the picture and the words, to try again. */
export function ImageDialog({ file, waiting = 0, suggestion = '', onUploaded, onCancel }: ImageDialogProps) {
  const [alt, setAlt] = useState(suggestion);
  const [isMissing, setIsMissing] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Extract<UploadAnswer, { status: 'failure' }> | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog stands within another form as far as React is concerned.
    event.stopPropagation();
    if (pending) return;
    setIsMissing(!alt.trim());
    if (!alt.trim()) return;
    setPending(true);
    const answer = await uploadImage(file, alt.trim());
    setPending(false);
    if (answer.status === 'success') onUploaded(answer.image, alt.trim());
    else setFailure(answer);
  }

  return (
    <Dialog open onOpenChange={(open) => open || pending || onCancel()}>
      <DialogContent
        title="Add image"
        description={waiting > 0 ? `${file.name}; ${waiting} more to follow` : file.name}
        className="max-w-lg"
      >
        <form noValidate onSubmit={submit} className="grid gap-5">
          <Thumbnail file={file} />
          <AdminField
            label="Alternative text"
            hint="What the image shows, for people and search engines that cannot see it."
            error={isMissing && !alt.trim() ? 'Please say what the image shows.' : undefined}
            aria-required
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            maxLength={300}
            autoComplete="off"
          />
          {failure?.isSessionOver && <SessionNotice />}
          {failure && !failure.isSessionOver && <Notice tone="failure">{failure.message}</Notice>}
          <div className="flex flex-wrap justify-end gap-2.5">
            <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
            <ReadyButton type="submit" aria-disabled={pending}>
              {pending ? 'Uploading...' : failure ? 'Try again' : 'Upload'}
            </ReadyButton>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? <img src={url} alt="" className="max-h-56 rounded-md border object-contain" /> : null;
}
