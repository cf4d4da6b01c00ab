import { useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { ReadyButton } from '../layout/ready-button';
import { ACCEPTED_IMAGES } from './image-files';

type ChooseImageProps = {
  label: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
};

/** A button that opens the browser's choice of files. */
export function ChooseImage({ label, multiple, onChoose }: ChooseImageProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <ReadyButton
        type="button"
        onClick={() => chooser.current?.click()}
        className={`${buttonStyles('outline', 'sm')} justify-self-start`}
      >
        {label}
      </ReadyButton>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED_IMAGES}
        multiple={multiple}
        hidden
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
