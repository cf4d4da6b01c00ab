import { type ReactNode, useState } from 'react';
import { ChooseImage } from '../images/choose-image';
import { ImageDialog } from '../images/image-dialog';

type PortraitFieldProps = {
  name: string;
  onUploaded: (url: string) => void;
  children: ReactNode;
};

export function PortraitField({ name, onUploaded, children }: PortraitFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <div className="grid grid-cols-1 gap-2">
      {children}
      <ChooseImage label="Upload portrait" onChoose={([chosen]) => setFile(chosen ?? null)} />
      {file && (
        <ImageDialog
          file={file}
          suggestion={name}
          onUploaded={({ url }) => {
            onUploaded(url);
            setFile(null);
          }}
          onCancel={() => setFile(null)}
        />
      )}
    </div>
  );
}
