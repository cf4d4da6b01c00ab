import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog';
import type { StoredTemplate } from '@/lib/email/admin';
import { useUnloadWarning } from '../form/use-unload-warning';
import { useSettled } from '../layout/use-settled';
import { clearDraft } from './template-draft';
import { TemplateFields } from './template-fields';
import { TemplateNotice } from './template-notice';
import { TemplatePreview } from './template-preview';
import { type TemplateActions, useTemplateEditor } from './use-template-editor';

type TemplateDialogProps = {
  stored: StoredTemplate;
  actions: TemplateActions;
  administratorEmail: string;
  /** Called with every version that is known to be stored. */
  onStored: (template: StoredTemplate) => void;
  onClose: () => void;
  /** Radix gives the focus back to a trigger of its own only. */
  returnFocusTo: RefObject<HTMLElement | null>;
};

const PAUSE_MS = 300;
const questions = {
  close: 'Close without saving your changes?',
  restore: 'Go back to the last saved version?',
};

/** The editor of the notification's template. It is mounted while it is open. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { stored, administratorEmail, onClose, returnFocusTo } = props;
  const editor = useTemplateEditor({ ...props, onSaved: onClose });
  const settled = useSettled(editor.typed, PAUSE_MS);
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const { isChanged, pending } = editor;

  useUnloadWarning(isChanged);

  function discard() {
    if (asking === 'restore') editor.takeOver(stored);
    if (asking === 'close') {
      clearDraft();
      onClose();
    }
    setAsking(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void editor.save();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && (isChanged ? setAsking('close') : onClose())}>
      <DialogContent
        title="Edit Email Template"
        description="Customize the email notification sent when a form is submitted."
        className="w-full max-w-6xl"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocusTo.current?.focus();
        }}
      >
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
          {editor.wasKept && (
            <p role="status" className="rounded-md border border-l-4 border-info bg-info/10 px-4 py-3">
              What you typed earlier and did not save is back.
            </p>
          )}
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
            <TemplateFields editor={editor} settled={settled} />
            <TemplatePreview template={settled} />
          </div>
          <TemplateNotice editor={editor} />
          <div className="flex flex-wrap justify-end gap-2.5 border-t pt-5">
            <Button
              aria-disabled={pending !== null}
              onClick={editor.sendTest}
              variant="ghost"
              className="max-w-full sm:mr-auto"
            >
              <span className="truncate">
                {pending === 'test' ? 'Sending...' : `Send test to ${administratorEmail}`}
              </span>
            </Button>
            {isChanged && (
              <Button
                aria-disabled={pending !== null}
                onClick={() => pending || setAsking('restore')}
                variant="ghost"
              >
                Back to the last saved version
              </Button>
            )}
            <DialogClose className={buttonStyles('outline')}>Cancel</DialogClose>
            <Button type="submit" aria-disabled={pending !== null}>
              {pending === 'save' ? 'Saving...' : 'Save Template'}
            </Button>
          </div>
        </form>
      </DialogContent>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        question={questions[asking ?? 'close']}
        explanation="What you typed since then will be lost."
        confirmLabel="Discard changes"
        onConfirm={discard}
      />
    </Dialog>
  );
}
