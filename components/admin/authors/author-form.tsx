'use client';

import { useRouter } from 'next/navigation';
import { AdminField } from '@/components/admin/form/admin-field';
import { ButtonLink } from '@/components/ui/button-link';
import { call } from '@/lib/action/call';
import { saveAuthor } from '@/lib/authors/admin-actions';
import { toEditorAuthor } from '@/lib/authors/admin-row';
import {
  type AuthorFields,
  authorFieldsSchema,
  authorMaxima,
  type EditorAuthor,
  emptyAuthor,
} from '@/lib/authors/admin-schema';
import { slugFrom } from '@/lib/blog/editor/text';
import { toast } from '@/lib/browser/toast';
import { AdminForm } from '../form/admin-form';
import { FieldDifferences } from '../form/field-differences';
import { FormNotice } from '../form/form-notice';
import { FormStatus } from '../form/form-status';
import { KeptNotice } from '../form/kept-notice';
import { SaveButton } from '../form/save-button';
import { keptInTab, useTabDraft } from '../form/tab-draft';
import { useAdminForm } from '../form/use-admin-form';
import { FormHistory } from '../history/form-history';
import { AuthorTextField } from './author-text-field';
import { fieldLabels, socialFields } from './field-labels';
import { PortraitField } from './portrait-field';

/** Creates an author when given none. */
export function AuthorForm({ author }: { author: EditorAuthor | null }) {
  const router = useRouter();
  const keeper = useTabDraft(`author-draft:${author?.id ?? 'new'}`, emptyAuthor);
  const form = useAdminForm<AuthorFields, EditorAuthor>({
    ...{ opened: author, empty: emptyAuthor, schema: authorFieldsSchema, keeper },
    save: (typed, expected, stored) => call(saveAuthor, { ...typed, id: stored?.id ?? null, expected }),
    onSaved(_, isNew, isTypedInto) {
      toast.success('Success', {
        description: isNew ? 'Author created successfully.' : 'Author updated successfully.',
      });
      if (isNew && !isTypedInto) router.push('/admin/authors');
    },
  });
  const { fields, change, theirs } = form;

  /** The slug follows the name until it was edited by hand or readers may know it. */
  function changeName(name: string) {
    const follows = !author && fields.slug === slugFrom(fields.name);
    change(follows ? { name, slug: slugFrom(name) } : { name });
  }

  const text = (name: keyof AuthorFields, hint?: string) => (
    <AdminField {...form.text(name)} label={fieldLabels[name]} hint={hint} />
  );
  const area = (name: 'short_bio' | 'full_bio', rows: number) => (
    <AuthorTextField
      {...form.text(name)}
      {...{ label: fieldLabels[name], rows }}
      maximum={authorMaxima[name]}
    />
  );

  return (
    <AdminForm
      form={form}
      onTyped={({ name, ...typed }) => {
        if (typeof name === 'string') changeName(name);
        form.takeTyped(typed);
      }}
      keeping={keptInTab}
      label="Author"
      className="grid max-w-3xl gap-5"
    >
      <KeptNotice form={form} />
      <AdminField {...form.text('name')} label="Name" onChange={({ target }) => changeName(target.value)} />
      {text(
        'slug',
        author
          ? `The page is at /author/${fields.slug}. Changing it leaves a permanent redirect.`
          : `The page will be at /author/${fields.slug}`,
      )}
      <PortraitField name={fields.name} onUploaded={(url) => change({ profile_image: url })}>
        {text('profile_image', 'A path of this site or an https address; may be empty')}
      </PortraitField>
      {area('short_bio', 3)}
      {area('full_bio', 10)}
      <fieldset className="grid gap-5 rounded-lg border p-4 sm:grid-cols-2 sm:p-5">
        <legend className="px-1 font-semibold">Social links</legend>
        {socialFields.map((name) => (
          <div key={name}>{text(name)}</div>
        ))}
      </fieldset>
      <FormNotice
        form={form}
        conflict="Another administrator saved this author meanwhile. Nothing was overwritten."
        gone="Another administrator has deleted this author meanwhile. Copy what you need before you leave."
      >
        {theirs && (
          <FieldDifferences
            {...{ before: theirs.fields, after: fields, labels: fieldLabels }}
            removed="Only in theirs"
            added="Only in yours"
          />
        )}
      </FormNotice>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <FormStatus form={form} />
        {author && (
          <FormHistory
            form={form}
            item={{ kind: 'author', itemId: author.id, labels: fieldLabels, toFields: authorFieldsOf }}
          />
        )}
        <ButtonLink variant="outline" href="/admin/authors">
          Back to Authors
        </ButtonLink>
        <SaveButton pending={form.pending}>{form.stored ? 'Save Author' : 'Create Author'}</SaveButton>
      </div>
    </AdminForm>
  );
}

const authorFieldsOf = (row: unknown) => toEditorAuthor(row).fields;
