import type { ReactNode } from 'react';
import { FieldDifferences } from '../form/field-differences';
import { FormNotice } from '../form/form-notice';
import { FormStatus } from '../form/form-status';
import { SaveButton } from '../form/save-button';
import type { FormState } from '../form/use-admin-form';
import { FormHistory } from './form-history';
import type { HistoryItem } from './history-item';

type FormEndProps<Fields extends object> = {
  form: FormState & {
    fields: Fields;
    theirs: { fields: Fields } | null;
    replace: (fields: Partial<Fields>) => void;
    makeAgain: () => unknown;
  };
  /** What somebody else did meanwhile, in a sentence each; without `gone` it cannot be deleted. */
  conflict: string;
  gone?: string;
  labels: HistoryItem<Fields>['labels'];
  /** Null while it has no history: it is new. */
  history: Omit<HistoryItem<Fields>, 'labels'> | null;
  /** The words of the button. */
  save: string;
  /** Where to go from here. */
  children: ReactNode;
};

/** The end of a form: what became of saving it, what differs from somebody else's, its history, and the button. */
export function FormEnd<Fields extends object>({
  form,
  labels,
  history,
  save,
  ...props
}: FormEndProps<Fields>) {
  const { conflict, gone, children } = props;
  const again = gone ? { label: 'Make it again with this text', make: form.makeAgain } : undefined;
  return (
    <>
      <FormNotice {...{ form, conflict, gone, again }}>
        {form.theirs && (
          <FieldDifferences
            {...{ before: form.theirs.fields, after: form.fields, labels }}
            removed="Only in theirs"
            added="Only in yours"
          />
        )}
      </FormNotice>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <FormStatus form={form} />
        {history && <FormHistory form={form} item={{ ...history, labels }} />}
        {children}
        <SaveButton pending={form.pending}>{save}</SaveButton>
      </div>
    </>
  );
}
