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
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';
import { isSlug } from '@/lib/validation/slug';
import { AdminForm } from '../form/admin-form';
import { AdminTextField } from '../form/admin-text-field';
import { KeptNotice } from '../form/kept-notice';
import { nameAndSlug } from '../form/name-and-slug';
import { keptInTab, useTabDraft } from '../form/tab-draft';
import { useAdminForm } from '../form/use-admin-form';
import { FormEnd } from '../history/form-end';
import { PictureField } from '../images/picture-field';
import { MovedNotice } from '../removal/moved-notice';
import { useMovedLinks } from '../removal/use-moved-links';
import { fieldLabels, socialFields } from './field-labels';

const FOLLOWS = 'Their many articles carry the new name within some minutes.';

/** Creates an author when given none. */
export function AuthorForm({ author }: { author: EditorAuthor | null }) {
  const router = useRouter();
  const keeper = useTabDraft(`author-draft:${author?.id ?? 'new'}`, emptyAuthor);
  const moved = useMovedLinks();
  const form = useAdminForm<AuthorFields, EditorAuthor>({
    ...{ opened: author, empty: emptyAuthor, schema: authorFieldsSchema, keeper },
    async save(typed, expected, stored) {
      const answer = await call(saveAuthor, { ...typed, id: expected && (stored?.id ?? null), expected });
      if (stored && answer.status === 'success' && answer.data.kind === 'saved')
        void moved.follow(routes.author(stored.fields.slug), routes.author(answer.data.stored.fields.slug));
      return answer;
    },
    onSaved({ isFollowed }, isNew, isTypedInto) {
      const follows = isFollowed ? ` ${FOLLOWS}` : '';
      toast.success('Success', {
        description: isNew ? 'Author created successfully.' : `Author updated successfully.${follows}`,
      });
      if (isNew && !isTypedInto) router.push('/admin/authors');
    },
  });
  const { fields, change } = form;
  const { changeName, takeTyped } = nameAndSlug(form, 'name', 'slug');

  const text = (name: keyof AuthorFields, hint?: string) => (
    <AdminField {...form.text(name)} label={fieldLabels[name]} hint={hint} />
  );
  const area = (name: 'short_bio' | 'full_bio', rows: number) => (
    <AdminTextField
      {...form.text(name)}
      {...{ label: fieldLabels[name], rows }}
      maximum={authorMaxima[name]}
    />
  );

  return (
    <AdminForm
      form={form}
      onTyped={takeTyped}
      keeping={keptInTab}
      label="Author"
      className="grid max-w-3xl gap-5"
    >
      <KeptNotice form={form} />
      <AdminField {...form.text('name')} label="Name" onChange={({ target }) => changeName(target.value)} />
      {text(
        'slug',
        author ? `The page is at /author/${fields.slug}.` : `The page will be at /author/${fields.slug}`,
      )}
      {form.stored && fields.slug !== form.stored.fields.slug && isSlug(fields.slug) && (
        <MovedNotice
          key={form.stored.fields.slug}
          former={routes.author(form.stored.fields.slug)}
          next={routes.author(fields.slug)}
          moved={moved}
        />
      )}
      <PictureField
        label={fieldLabels.profile_image}
        name="profile_image"
        value={fields.profile_image}
        error={form.errors.profile_image}
        suggestion={fields.name}
        onChange={(profile_image) => change({ profile_image })}
      />
      {area('short_bio', 3)}
      {area('full_bio', 10)}
      <fieldset className="grid gap-5 rounded-lg border p-4 sm:grid-cols-2 sm:p-5">
        <legend className="px-1 font-semibold">Social links</legend>
        {socialFields.map((name) => (
          <div key={name}>{text(name)}</div>
        ))}
      </fieldset>
      <FormEnd
        form={form}
        conflict="Another administrator saved this author meanwhile. Nothing was overwritten."
        gone="Another administrator has deleted this author meanwhile."
        labels={fieldLabels}
        history={form.stored && { kind: 'author', itemId: form.stored.id, toFields: authorFieldsOf }}
        save={form.stored ? 'Save Author' : 'Create Author'}
      >
        <ButtonLink variant="outline" href="/admin/authors">
          Back to Authors
        </ButtonLink>
      </FormEnd>
    </AdminForm>
  );
}

const authorFieldsOf = (row: unknown) => toEditorAuthor(row).fields;
