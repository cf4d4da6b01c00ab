'use client';

import { AdminField } from '@/components/admin/form/admin-field';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { saveRedirect } from '@/lib/redirects/admin-actions';
import { type Redirect, redirectFieldsSchema } from '@/lib/redirects/schema';
import { AddressField } from '../form/address-field';
import { AdminForm } from '../form/admin-form';
import { FormNotice } from '../form/form-notice';
import { FormStatus } from '../form/form-status';
import { KeptNotice } from '../form/kept-notice';
import { SaveButton } from '../form/save-button';
import { useTabDraft } from '../form/tab-draft';
import { useAdminForm } from '../form/use-admin-form';

type RedirectFormProps = {
  /** Null for a redirect that is new. */
  redirect: Redirect | null;
  onSaved: () => void;
};
type Fields = Pick<Redirect, 'source' | 'target'>;

const empty: Fields = { source: '', target: '' };
const asOpened = ({ source, target }: Fields) => ({ updatedAt: null, fields: { source, target } });

/** The two addresses of a redirect. What was typed stays until it is saved; after that a new one can follow. */
export function RedirectForm({ redirect, onSaved }: RedirectFormProps) {
  const keeper = useTabDraft(`redirect-draft:${redirect?.id ?? 'new'}`, empty);
  const form = useAdminForm({
    opened: redirect && asOpened(redirect),
    empty,
    schema: redirectFieldsSchema,
    keeper,
    startsAnew: !redirect,
    save,
  });

  async function save(fields: Fields) {
    const result = await call(saveRedirect, { ...fields, id: redirect?.id ?? null });
    if (result.status === 'failure') return result;
    toast.success('Success', {
      description: `${redirect ? 'Redirect updated' : 'Redirect added'}. ${leadsTo(result.data, fields.target)}`,
    });
    onSaved();
    return { status: 'success', data: { kind: 'saved', stored: asOpened(result.data) } } as const;
  }

  return (
    <AdminForm form={form} className="grid gap-4">
      <KeptNotice form={form} />
      <div className={redirect ? 'grid gap-4' : 'grid items-start gap-4 md:grid-cols-2'}>
        <AdminField
          {...form.text('source')}
          label="Old address"
          placeholder="/blog/old-name"
          hint="A path of this site, without a query"
          spellCheck={false}
        />
        <AddressField
          {...form.text('target')}
          label="New address"
          placeholder="/blog/new-name"
          hint="The page that visitors are sent to: type its name, or its path"
        />
      </div>
      <FormNotice form={form} />
      <div className="flex items-center justify-end gap-3">
        <FormStatus form={form} />
        <SaveButton pending={form.pending}>{redirect ? 'Save Redirect' : 'Add Redirect'}</SaveButton>
      </div>
    </AdminForm>
  );
}

/** The database shortens chains, so that the target may be another one than was typed. */
function leadsTo({ source, target }: Redirect, typed: string): string {
  const bare = (address: string) => address.trim().toLowerCase().replace(/\/+$/, '');
  return bare(target) === bare(typed)
    ? `${source} leads to ${target}.`
    : `${source} leads straight to ${target}, to which the address you gave has moved.`;
}
