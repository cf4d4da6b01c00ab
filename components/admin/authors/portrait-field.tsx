import { type ReactNode, useState } from 'react';
import { ChooseImage } from '../images/choose-image';
import { ImageDialog } from '../images/image-dialog';

type PortraitFieldProps = {
  /** Whose portrait it is, as far as the name is typed. */
  name: string;
  onUploaded: (url: string) => void;
  /** The field for its address. */
  children: ReactNode;
};

/** The address of a portrait, or a file that gets one. */
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
