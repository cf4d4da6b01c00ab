'use client';

import { useState } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { ChooseImage } from './choose-image';
import { ImageDialog } from './image-dialog';
import { imagesIn } from './image-files';
import { PictureChoice } from './picture-choice';

type PictureDialogProps = {
  /** Offered as what a new picture shows. */
  suggestion?: string;
  onChoose: (address: string, alt: string) => void;
  /** Takes several new ones; without it the first of them is uploaded here. */
  onFiles?: (files: File[]) => void;
  onCancel: () => void;
};

/** A picture out of the library, or a new one, which goes into it. */
export function PictureDialog({ suggestion, onChoose, onFiles, onCancel }: PictureDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  if (file)
    return (
      <ImageDialog
        file={file}
        suggestion={suggestion}
        onUploaded={({ url }, alt) => onChoose(url, alt)}
        onCancel={() => setFile(null)}
      />
    );

  function take(files: File[]) {
    const [chosen] = files;
    if (chosen && onFiles) onFiles(files);
    else if (chosen) setFile(chosen);
  }

  return (
    <Dialog open onOpenChange={(open) => open || onCancel()}>
      <DialogContent
        title="Choose picture"
        className="max-w-4xl"
        onPaste={(event) => take(imagesIn(event.clipboardData))}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(imagesIn(event.dataTransfer));
        }}
      >
        <PictureChoice onChoose={({ url, alt }) => onChoose(url, alt)}>
          <ChooseImage label="Upload a new one" multiple={onFiles !== undefined} onChoose={take} />
        </PictureChoice>
      </DialogContent>
    </Dialog>
  );
}
