'use client';

import { useEffect, useState } from 'react';
import { ChooseImage } from '../images/choose-image';
import { imagesIn } from '../images/image-files';
import { ReadyButton } from '../layout/ready-button';
import { useListNavigation } from '../list/list-navigation';
import { type Upload, useUploads } from './use-uploads';

/** Takes pictures in, several at once: chosen, dropped or pasted. Each has an outcome of its own. */
export function UploadArea() {
  const { refresh } = useListNavigation();
  const { uploads, add, again, clear } = useUploads(refresh);
  const [isOver, setIsOver] = useState(false);
  const done = uploads.filter(({ state }) => state === 'stored' || state === 'failed').length;

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = imagesIn(event.clipboardData);
      // A dialog takes what is pasted into it.
      if (files.length === 0 || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return (
    <section
      aria-label="Upload"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        add([...event.dataTransfer.files]);
      }}
      className="grid gap-4 rounded-lg border-2 border-dashed border-input p-4 data-over:border-primary data-over:bg-accent sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ChooseImage label="Upload pictures" multiple size="default" onChoose={add} />
        <p className="text-sm text-muted-foreground">
          Or drop or paste them here. JPEG, PNG, WebP or AVIF of at most 10 MB each.
        </p>
      </div>
      {uploads.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <progress
              aria-label="Uploaded"
              max={uploads.length}
              value={done}
              className="h-2 w-full max-w-80 accent-[var(--rank)]"
            />
            <p role="status" className="text-sm tabular-nums">
              {done} of {uploads.length} done
            </p>
            {done === uploads.length && (
              <ReadyButton variant="ghost" size="sm" onClick={clear}>
                Clear the list
              </ReadyButton>
            )}
          </div>
          <ul aria-label="Uploads" className="grid max-h-72 gap-1.5 overflow-y-auto text-sm">
            {uploads.map((upload) => (
              <li key={upload.key} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="font-medium [overflow-wrap:anywhere]">{upload.file.name}</span>
                <Outcome upload={upload} onAgain={() => again(upload.key)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Outcome({
  upload: { state, message, isWorthAnother, file },
  onAgain,
}: {
  upload: Upload;
  onAgain: () => void;
}) {
  if (state === 'waiting') return <span className="text-muted-foreground">Waiting</span>;
  if (state === 'sending') return <span className="text-muted-foreground">Uploading...</span>;
  if (state === 'stored') return <span className="text-success">In the library</span>;
  return (
    <>
      <span className="text-destructive">{message}</span>
      {isWorthAnother && (
        <ReadyButton variant="link" aria-label={`Try again: ${file.name}`} onClick={onAgain}>
          Try again
        </ReadyButton>
      )}
    </>
  );
}
