import { type RefObject, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog';
import type { StoredTemplate } from '@/lib/email/admin';
import { AdminForm } from '../form/admin-form';
import { FormNotice } from '../form/form-notice';
import { KeptNotice } from '../form/kept-notice';
import { ReadyButton } from '../layout/ready-button';
import { useSettled } from '../layout/use-settled';
import { TemplateFields } from './template-fields';
import { TemplatePreview } from './template-preview';
import { TheirTemplate } from './their-template';
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
  const { administratorEmail, onClose, returnFocusTo } = props;
  const editor = useTemplateEditor({ ...props, onSaved: onClose });
  const settled = useSettled(editor.fields, PAUSE_MS);
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const { isChanged, pending, isTesting, theirs } = editor;

  function discard() {
    editor.discard();
    if (asking === 'close') onClose();
    setAsking(null);
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
        <AdminForm form={editor} className="grid grid-cols-1 gap-6">
          <KeptNotice form={editor} hasDiscard={false} />
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
            <TemplateFields editor={editor} settled={settled} />
            <TemplatePreview template={settled} />
          </div>
          <FormNotice
            form={editor}
            conflict="Another administrator saved this template meanwhile."
            gone="The template no longer exists. Copy what you typed before you close this."
          >
            {theirs && <TheirTemplate template={theirs.fields} savedAt={theirs.updatedAt} />}
          </FormNotice>
          <div className="flex flex-wrap justify-end gap-2.5 border-t pt-5">
            <ReadyButton
              aria-disabled={pending}
              onClick={editor.sendTest}
              variant="ghost"
              className="max-w-full sm:mr-auto"
            >
              <span className="truncate">
                {isTesting ? 'Sending...' : `Send test to ${administratorEmail}`}
              </span>
            </ReadyButton>
            {isChanged && (
              <ReadyButton
                aria-disabled={pending}
                onClick={() => pending || setAsking('restore')}
                variant="ghost"
              >
                Back to the last saved version
              </ReadyButton>
            )}
            <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
            <ReadyButton type="submit" aria-disabled={pending}>
              {pending && !isTesting ? 'Saving...' : 'Save Template'}
            </ReadyButton>
          </div>
        </AdminForm>
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
