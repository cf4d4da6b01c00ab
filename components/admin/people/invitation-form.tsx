'use client';

import { useId } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { call } from '@/lib/action/call';
import { roles } from '@/lib/auth/roles';
import { toast } from '@/lib/browser/toast';
import { invitePerson } from '@/lib/people/actions';
import { type Invitation, invitationSchema } from '@/lib/people/schema';
import { AdminField } from '../form/admin-field';
import { AdminForm } from '../form/admin-form';
import { Field, fieldAttributes } from '../form/field';
import { FormNotice } from '../form/form-notice';
import { SaveButton } from '../form/save-button';
import { useAdminForm } from '../form/use-admin-form';
import { useListNavigation } from '../list/list-navigation';

const empty: Invitation = { email: '', role: 'editor' };

export function InvitationForm() {
  const id = useId();
  const { refresh } = useListNavigation();
  const form = useAdminForm({ opened: null, empty, schema: invitationSchema, startsAnew: true, save });

  async function save(fields: Invitation) {
    const result = await call(invitePerson, fields);
    if (result.status === 'failure') return result;
    toast.success(result.data === 'known' ? 'Added' : 'Invitation sent', {
      description:
        result.data === 'known'
          ? `${fields.email} had an account already and gets a link for a new password.`
          : `${fields.email} gets an e-mail with a link that works for an hour.`,
    });
    refresh();
    return {
      status: 'success',
      data: { kind: 'saved', stored: { updatedAt: null, fields: empty } },
    } as const;
  }

  const { onChange: _, ...role } = form.text('role');
  return (
    <section aria-labelledby={`${id}-heading`} className="rounded-lg border bg-card p-4 sm:p-5">
      <h2 id={`${id}-heading`} className="heading-3 mb-4">
        Invite somebody
      </h2>
      <AdminForm form={form} className="grid gap-4">
        <div className="grid items-start gap-4 md:grid-cols-2">
          <AdminField {...form.text('email')} label="E-mail" type="email" autoComplete="off" />
          <Field id={id} label="Role">
            <NativeSelect
              {...role}
              {...fieldAttributes(id, {})}
              onChange={({ target }) => form.change({ role: target.value === 'owner' ? 'owner' : 'editor' })}
            >
              {roles.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <FormNotice form={form} />
        <SaveButton pending={form.pending} className="justify-self-end">
          Send the invitation
        </SaveButton>
      </AdminForm>
    </section>
  );
}
