import { useRef } from 'react';
import type { ButtonProps } from '@/components/ui/button';
import { ReadyButton } from '../layout/ready-button';
import { ACCEPTED_IMAGES } from './image-files';

type ChooseImageProps = Omit<ButtonProps, 'type' | 'onClick'> & {
  label: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
};

export function ChooseImage({ label, multiple, onChoose, children, ...button }: ChooseImageProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <ReadyButton
        variant="outline"
        size="sm"
        className="justify-self-start"
        {...(children ? { 'aria-label': label, title: label } : {})}
        {...button}
        onClick={() => chooser.current?.click()}
      >
        {children ?? label}
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
