import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { TablesInsert, TablesUpdate } from '../../lib/supabase/database.types';
import { stack } from './stack';

/** Stores submissions as the contact form would, with the newest last; answers their ids. */
export async function storeSubmissions(
  ...changes: Partial<TablesInsert<'form_submissions'>>[]
): Promise<string[]> {
  const rows = changes.map((change, index) => ({
    id: randomUUID(),
    name: 'Asha Rao',
    email: 'asha@example.in',
    message: 'Please audit our shop.',
    phone: null,
    company: null,
    website: null,
    service_interest: 'seo',
    city: null,
    status: 'new',
    created_at: new Date(Date.now() + (index - changes.length) * 1000).toISOString(),
    ...change,
  }));
  for (let from = 0; from < rows.length; from += 500) {
    const { error } = await stack.database.from('form_submissions').insert(rows.slice(from, from + 500));
    if (error) throw error;
  }
  return rows.map(({ id }) => id);
}

/** Leaves nothing of other journeys in the dashboard. */
export async function emptySubmissions(): Promise<void> {
  const { error } = await stack.database.from('form_submissions').delete().gte('created_at', '2000-01-01');
  if (error) throw error;
}

/** Says what became of the notification of a submission, once it is not under way: its sending would say so after us. */
export async function setDelivery(
  submission: string,
  change: TablesUpdate<'notification_deliveries'>,
): Promise<void> {
  await expect
    .poll(async () => {
      const { data, error } = await stack.database
        .from('notification_deliveries')
        .update(change)
        .eq('submission_id', submission)
        .neq('state', 'sending')
        .select('id');
      if (error) throw error;
      return data.length;
    })
    .toBe(1);
}
