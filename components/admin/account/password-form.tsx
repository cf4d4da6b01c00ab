'use client';

import type { AdminResult } from '@/lib/action';
import { call } from '@/lib/action/call';
import { passwordChangeSchema } from '@/lib/auth/schema';
import { toast } from '@/lib/browser/toast';
import { AdminField } from '../form/admin-field';
import { AdminForm } from '../form/admin-form';
import { FormNotice } from '../form/form-notice';
import { FormStatus } from '../form/form-status';
import { SaveButton } from '../form/save-button';
import { useAdminForm } from '../form/use-admin-form';

type PasswordFormProps = {
  email: string;
  action: (input: unknown) => Promise<AdminResult<void>>;
};

const empty = { current: '', wanted: '', repeated: '' };

/** Nothing of it is kept anywhere. */
export function PasswordForm({ email, action }: PasswordFormProps) {
  const form = useAdminForm({ opened: null, empty, schema: passwordChangeSchema, startsAnew: true, save });

  async function save(fields: typeof empty) {
    const result = await call(action, fields);
    if (result.status === 'failure') return result;
    toast.success('Password changed');
    return {
      status: 'success',
      data: { kind: 'saved', stored: { updatedAt: null, fields: empty } },
    } as const;
  }

  return (
    <AdminForm form={form} autoComplete="on" className="grid gap-5">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <AdminField
        {...form.text('current')}
        label="Current password"
        type="password"
        autoComplete="current-password"
      />
      <AdminField
        {...form.text('wanted')}
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters. A few words that belong only to you are better than one with odd signs."
      />
      <AdminField
        {...form.text('repeated')}
        label="New password, once more"
        type="password"
        autoComplete="new-password"
      />
      <FormNotice form={form} />
      <div className="flex flex-wrap items-center gap-3">
        <SaveButton pending={form.pending}>Change password</SaveButton>
        <FormStatus form={form} />
      </div>
    </AdminForm>
  );
}
