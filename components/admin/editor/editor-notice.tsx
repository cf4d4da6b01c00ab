import type { EditorPost } from '@/lib/blog/admin-schema';
import { type PostFields, REQUIRED } from '@/lib/blog/post-fields';
import { formatMoment } from '@/lib/format/dates';
import { FieldDifferences } from '../form/field-differences';
import { FormNotice } from '../form/form-notice';
import { useSettled } from '../layout/use-settled';
import { fieldLabels } from './field-labels';
import type { PostEditorState } from './use-post-editor';

/** Comparing long texts takes too long to be done at every key. */
const PAUSE_MS = 600;

/** Why nothing was saved, with the way out. */
export function EditorNotice({ editor }: { editor: PostEditorState }) {
  const { errors, theirs, fields } = editor;
  const isIncomplete = Object.values(errors).includes(REQUIRED);
  return (
    <FormNotice
      form={editor}
      conflict={theirs ? conflictWith(theirs) : ''}
      gone="Another administrator deleted this post. What you typed is still here."
      again={{ label: 'Save it as a new post', make: editor.makeAgain }}
      summary={isIncomplete ? REQUIRED : 'Please correct the fields marked below.'}
    >
      {theirs && <Differences theirs={theirs.fields} mine={fields} />}
    </FormNotice>
  );
}

function conflictWith({ updatedAt }: EditorPost): string {
  return `Another administrator saved this post on ${formatMoment(updatedAt)}. Nothing was overwritten; what you typed is still here.`;
}

function Differences({ theirs, mine }: { theirs: PostFields; mine: PostFields }) {
  const settled = useSettled(mine, PAUSE_MS);
  return (
    <details open>
      <summary className="text-link w-fit cursor-pointer leading-6">Show what differs</summary>
      <div className="mt-3">
        <FieldDifferences
          {...{ before: theirs, after: settled, labels: fieldLabels }}
          removed="Only in theirs"
          added="Only in yours"
        />
      </div>
    </details>
  );
}
