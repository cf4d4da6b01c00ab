'use client';

import { useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { ALT_MAXIMUM } from '@/lib/pictures/schema';
import { Field, fieldAttributes } from '../form/field';
import { ReadyButton } from '../layout/ready-button';
import { PictureDialog } from './picture-dialog';
import { Thumbnail } from './thumbnail';

type AltText = {
  name?: string;
  id?: string;
  label?: string;
  value: string;
  error?: string;
  onChange: (event: { target: { value: string } }) => void;
};

type PictureFieldProps = {
  label: string;
  name?: string;
  id?: string;
  /** The address of a picture: a path of this site, or one that starts with https://. Empty is none. */
  value: string;
  /** With a picture of the library comes what it shows. */
  onChange: (address: string, alt?: string) => void;
  /** What the picture shows where it stands; left out where it is decoration. Chosen pictures bring their own. */
  alt?: AltText;
  required?: boolean;
  hint?: string;
  error?: string;
  /** Offered as what a new picture shows. */
  suggestion?: string;
  /** Hosts beside this site whose pictures are shown. */
  imageHosts?: readonly string[];
  /** Lists of articles show it cropped. */
  isCover?: boolean;
};

const HINT = 'Chosen from the library, or a path of this site or an https address.';
const ALT_HINT = 'What the image shows, for people and search engines that cannot see it.';

/** A picture of the site: chosen from the library, uploaded into it, or named by its address. */
export function PictureField({ label, name, value, onChange, alt, ...props }: PictureFieldProps) {
  const own = useId();
  const { id = own, required, hint = HINT, error, suggestion = '', imageHosts = [], isCover = false } = props;
  const [isOpen, setIsOpen] = useState(false);

  function take(address: string, shown: string) {
    setIsOpen(false);
    onChange(address, shown);
    // What was said of the picture before is not true of another one.
    if (alt && address !== value) alt.onChange({ target: { value: shown } });
  }

  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="grid grid-cols-1 content-start gap-2">
        <Field {...{ id, label, required, hint, error }}>
          <Input
            {...fieldAttributes(id, { required, hint, error })}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            maxLength={2048}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <ReadyButton
            variant="outline"
            size="sm"
            aria-label={`Choose picture: ${label}`}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            Choose picture
          </ReadyButton>
          {value && (
            <ReadyButton
              variant="ghost"
              size="sm"
              aria-label={`Remove: ${label}`}
              onClick={() => {
                onChange('', '');
                alt?.onChange({ target: { value: '' } });
              }}
            >
              Remove
            </ReadyButton>
          )}
        </div>
      </div>
      <Thumbnail address={value} imageHosts={imageHosts} isCover={isCover} />
      {alt && (
        <div className="sm:col-span-2">
          <AltField id={`${id}-alt`} {...alt} />
        </div>
      )}
      {isOpen && <PictureDialog suggestion={suggestion} onChoose={take} onCancel={() => setIsOpen(false)} />}
    </div>
  );
}

function AltField({ id, label = 'Alternative text', error, ...input }: AltText & { id: string }) {
  return (
    <Field {...{ id, label, hint: ALT_HINT, error }}>
      <Input
        {...fieldAttributes(id, { hint: ALT_HINT, error })}
        {...input}
        maxLength={ALT_MAXIMUM}
        autoComplete="off"
      />
    </Field>
  );
}
