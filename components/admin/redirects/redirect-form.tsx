'use client';

import { type FormEvent, useRef, useState } from 'react';
import { AdminField } from '@/components/admin/layout/admin-field';
import { FailureNotice } from '@/components/admin/layout/failure-notice';
import type { AdminFailure } from '@/lib/action';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { saveRedirect } from '@/lib/redirects/admin-actions';
import type { Redirect } from '@/lib/redirects/schema';
import { ReadyButton } from '../layout/ready-button';

type RedirectFormProps = {
  /** Null for a redirect that is new. */
  redirect: Redirect | null;
  onSaved: () => void;
};

/** The two addresses of a redirect. What was typed stays until it is saved; after that a new one can follow. */
export function RedirectForm({ redirect, onSaved }: RedirectFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<AdminFailure | null>(null);
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setPending(true);
    const result = await call(saveRedirect, { ...given, id: redirect?.id ?? null });
    setPending(false);
    if (result.status === 'failure') {
      setFailure(result);
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    setFailure(null);
    toast.success('Success', {
      description: `${redirect ? 'Redirect updated' : 'Redirect added'}. ${leadsTo(result.data, given.target)}`,
    });
    if (!redirect) form.current?.reset();
    onSaved();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate autoComplete="off" className="grid gap-4">
      <FailureNotice failure={failure} />
      <div className={redirect ? 'grid gap-4' : 'grid items-start gap-4 md:grid-cols-2'}>
        <AdminField
          label="Old address"
          name="source"
          defaultValue={redirect?.source}
          placeholder="/blog/old-name"
          hint="A path of this site, without a query"
          spellCheck={false}
          error={failure?.fieldErrors?.source}
        />
        <AdminField
          label="New address"
          name="target"
          defaultValue={redirect?.target}
          placeholder="/blog/new-name"
          hint="The path of the page that visitors are sent to"
          spellCheck={false}
          error={failure?.fieldErrors?.target}
        />
      </div>
      <div className="flex justify-end">
        <ReadyButton type="submit" aria-disabled={pending}>
          {redirect ? 'Save Redirect' : 'Add Redirect'}
        </ReadyButton>
      </div>
    </form>
  );
}

/** The database shortens chains, so that the target may be another one than was typed. */
function leadsTo({ source, target }: Redirect, typed = ''): string {
  const bare = (address: string) => address.trim().toLowerCase().replace(/\/+$/, '');
  return bare(target) === bare(typed)
    ? `${source} leads to ${target}.`
    : `${source} leads straight to ${target}, to which the address you gave has moved.`;
}
