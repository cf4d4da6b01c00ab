import { type FormEvent, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog';
import { AddressField } from '../form/address-field';
import { AdminField } from '../form/admin-field';
import { ReadyButton } from '../layout/ready-button';
import { linkMarkdown } from './markdown-link';

type LinkDialogProps = {
  /** What is selected in the text: an address, or the words of the link. */
  words: string;
  onConfirm: (markdown: string) => void;
  onCancel: () => void;
  /** The window is gone, whichever way. */
  onClosed: () => void;
};

const isAddress = (words: string) => /^(?:https?:\/\/|\/)\S+$/.test(words);
const NO_ADDRESS = 'Please choose a page, or type an address.';

/** Asks where a link leads: to a page of the site, chosen by typing its name, or to any address. */
export function LinkDialog({ words: selected, onConfirm, onCancel, onClosed }: LinkDialogProps) {
  const [address, setAddress] = useState(isAddress(selected) ? selected : '');
  const [words, setWords] = useState(isAddress(selected) ? '' : selected);
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog stands within another form as far as React is concerned.
    event.stopPropagation();
    setIsMissing(!address.trim());
    if (address.trim())
      onConfirm(words === selected && words ? linkOf(selected) : linkMarkdown(words, address));
  }

  /** The selection is markdown already. */
  const linkOf = (markdown: string) => linkMarkdown('x', address).replace('[x]', () => `[${markdown}]`);

  return (
    <Dialog open onOpenChange={(open) => open || onCancel()}>
      <DialogContent
        title="Link"
        className="max-w-lg sm:overflow-y-visible"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <form noValidate onSubmit={submit} className="grid gap-5">
          <AddressField
            label="Address"
            hint="Type the name of a page of this site, or paste any address."
            error={isMissing && !address.trim() ? NO_ADDRESS : undefined}
            required
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onChoose={({ title }) => words.trim() || setWords(title)}
          />
          <AdminField
            label="Words of the link"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            maxLength={500}
            autoComplete="off"
          />
          <div className="flex flex-wrap justify-end gap-2.5">
            <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
            <ReadyButton type="submit">Set link</ReadyButton>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
