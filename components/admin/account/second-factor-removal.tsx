'use client';

import { useRouter } from 'next/navigation';
import { call } from '@/lib/action/call';
import { removeSecondFactor } from '@/lib/auth/actions';
import { removalCodeSchema } from '@/lib/auth/schema';
import { toast } from '@/lib/browser/toast';
import { AdminForm } from '../form/admin-form';
import { FormNotice } from '../form/form-notice';
import { SaveButton } from '../form/save-button';
import { useAdminForm } from '../form/use-admin-form';
import { CodeField } from './code-field';

const empty = { code: '' };

export function SecondFactorRemoval() {
  const router = useRouter();
  const form = useAdminForm({ opened: null, empty, schema: removalCodeSchema, startsAnew: true, save });

  async function save(fields: typeof empty) {
    const result = await call(removeSecondFactor, fields);
    if (result.status === 'failure') return result;
    toast.success('Second factor removed');
    router.refresh();
    return {
      status: 'success',
      data: { kind: 'saved', stored: { updatedAt: null, fields: empty } },
    } as const;
  }

  return (
    <AdminForm form={form} label="Remove the second factor" className="grid max-w-md gap-5">
      <CodeField {...form.text('code')} />
      <FormNotice form={form} />
      <SaveButton pending={form.pending} variant="outline" className="justify-self-start">
        Remove the second factor
      </SaveButton>
    </AdminForm>
  );
}
