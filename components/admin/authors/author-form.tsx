'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import { AdminField } from '@/components/admin/form/admin-field';
import { FailureNotice } from '@/components/admin/layout/failure-notice';
import { buttonStyles } from '@/components/ui/button-styles';
import { type AuthorFields, authorMaxima, type EditorAuthor } from '@/lib/authors/admin-schema';
import { slugFrom } from '@/lib/blog/editor/text';
import { useTypedBefore } from '../form/use-typed-before';
import { ReadyButton } from '../layout/ready-button';
import { AuthorConflict } from './author-conflict';
import { AuthorTextField } from './author-text-field';
import { socialFields } from './field-labels';
import { PortraitField } from './portrait-field';
import { useAuthorForm } from './use-author-form';

/** Creates an author when given none. */
export function AuthorForm({ author }: { author: EditorAuthor | null }) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, set, failure, theirs, pending, isChanged, ...verbs } = useAuthorForm(author);
  const errors = failure?.fieldErrors ?? {};

  useTypedBefore(form, (typed) => {
    for (const [name, value] of Object.entries(typed))
      if (name in fields) change(name as keyof AuthorFields, String(value));
  });

  useEffect(() => {
    if (failure?.fieldErrors) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failure]);

  function submit(event: FormEvent) {
    event.preventDefault();
    verbs.save();
  }

  /** The slug follows the name until it was edited by hand or readers may know it. */
  function change(name: keyof AuthorFields, text: string) {
    const isSlugOurs = fields.slug === slugFrom(fields.name);
    set(name, text);
    if (name === 'name' && !author && isSlugOurs) set('slug', slugFrom(text));
  }

  const text = (name: keyof AuthorFields, label: string, hint?: string) => (
    <AdminField
      label={label}
      name={name}
      hint={hint}
      value={fields[name]}
      error={errors[name]}
      onChange={({ target }) => change(name, target.value)}
    />
  );
  const area = (name: 'short_bio' | 'full_bio', label: string, rows: number) => (
    <AuthorTextField
      {...{ label, name, rows }}
      value={fields[name]}
      maximum={authorMaxima[name]}
      error={errors[name]}
      onText={(value) => set(name, value)}
    />
  );

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      autoComplete="off"
      aria-label="Author"
      className="grid max-w-3xl gap-5"
    >
      {text('name', 'Name')}
      {text(
        'slug',
        'Slug',
        author
          ? `The page is at /author/${fields.slug}. Changing it leaves a permanent redirect.`
          : `The page will be at /author/${fields.slug}`,
      )}
      <PortraitField name={fields.name} onUploaded={(url) => set('profile_image', url)}>
        {text('profile_image', 'Portrait', 'A path of this site or an https address; may be empty')}
      </PortraitField>
      {area('short_bio', 'Short bio', 3)}
      {area('full_bio', 'Full bio', 10)}
      <fieldset className="grid gap-5 rounded-lg border p-4 sm:grid-cols-2 sm:p-5">
        <legend className="px-1 font-semibold">Social links</legend>
        {socialFields.map(({ name, label }) => (
          <div key={name}>{text(name, label)}</div>
        ))}
      </fieldset>
      <FailureNotice failure={failure} />
      {theirs && (
        <AuthorConflict
          mine={fields}
          theirs={theirs.fields}
          pending={pending}
          onLoad={verbs.loadTheirs}
          onOverwrite={verbs.overwrite}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isChanged && <p className="mr-auto text-sm text-muted-foreground">Unsaved changes</p>}
        <a href="/admin/authors" className={buttonStyles('outline')}>
          Back to Authors
        </a>
        <ReadyButton type="submit" aria-disabled={pending}>
          {pending ? 'Saving...' : author ? 'Save Author' : 'Create Author'}
        </ReadyButton>
      </div>
    </form>
  );
}
