import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { describePicture } from '@/lib/pictures/admin-actions';
import { ALT_MAXIMUM, type Fields, type Picture, pictureFieldsSchema } from '@/lib/pictures/schema';
import { AdminField } from '../form/admin-field';
import { AdminForm } from '../form/admin-form';
import { FormNotice } from '../form/form-notice';
import { FormStatus } from '../form/form-status';
import { SaveButton } from '../form/save-button';
import { useTabDraft } from '../form/tab-draft';
import { useAdminForm } from '../form/use-admin-form';

const empty: Fields = { alt: '' };

export function PictureAltForm({
  picture: { name, alt },
  onSaved,
}: {
  picture: Picture;
  onSaved: () => void;
}) {
  const keeper = useTabDraft(`picture-draft:${name}`, empty);
  const form = useAdminForm({
    opened: { updatedAt: null, fields: { alt } },
    empty,
    schema: pictureFieldsSchema,
    keeper,
    async save(fields: Fields) {
      const result = await call(describePicture, { ...fields, name });
      if (result.status === 'failure') return result;
      toast.success('Alternative text saved', {
        description: 'Where the picture is used already it stays as it is said there.',
      });
      onSaved();
      return { status: 'success', data: { kind: 'saved', stored: { updatedAt: null, fields } } } as const;
    },
  });
  return (
    <AdminForm form={form} label="Alternative text" className="grid gap-3">
      <AdminField
        {...form.text('alt')}
        label="Alternative text"
        hint="What it shows, offered wherever the picture is chosen."
        maxLength={ALT_MAXIMUM}
      />
      <FormNotice form={form} />
      <div className="flex items-center justify-end gap-3">
        <FormStatus form={form} />
        <SaveButton pending={form.pending} size="sm">
          Save
        </SaveButton>
      </div>
    </AdminForm>
  );
}
