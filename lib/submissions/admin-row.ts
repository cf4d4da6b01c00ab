import { textOrEmpty } from '../supabase/read-row';
import * as z from '../validation/zod';

const textOrNull = z.string().nullable().catch(null);
const number = z.coerce.number().int().nonnegative().catch(0);
const deliveryStates = ['waiting', 'sending', 'sent', 'failed'] as const;

const deliveryColumns = {
  delivery_state: z.enum(deliveryStates).nullable().catch(null),
  delivery_error: textOrNull,
  delivery_attempts: number,
  delivery_next_attempt_at: textOrNull,
};

const submissionRow = z.object({
  id: z.string(),
  name: textOrEmpty,
  email: textOrEmpty,
  phone: textOrNull,
  company: textOrNull,
  website: textOrNull,
  service_interest: textOrNull,
  city: textOrNull,
  message: textOrEmpty,
  status: textOrEmpty,
  captcha: textOrEmpty,
  landing_page: textOrNull,
  referrer: textOrNull,
  utm: z.record(z.string(), textOrEmpty).catch({}),
  created_at: textOrEmpty,
  deleted_at: textOrNull,
  notes_count: number,
  ...deliveryColumns,
});

const deliveryRow = z
  .object({
    state: deliveryColumns.delivery_state,
    last_error: textOrNull,
    attempts: number,
    next_attempt_at: textOrNull,
  })
  .transform(({ state, last_error, attempts, next_attempt_at }) => ({
    delivery_state: state,
    delivery_error: last_error,
    delivery_attempts: attempts,
    delivery_next_attempt_at: next_attempt_at,
  }));

const noteRow = z.object({
  id: z.string(),
  body: textOrEmpty,
  author_email: textOrEmpty,
  created_at: textOrEmpty,
});

const statusChangeRow = z.object({
  from_status: textOrEmpty,
  to_status: textOrEmpty,
  changed_by_email: textOrEmpty,
  changed_at: textOrEmpty,
});

export const newsRow = z.object({ moment: z.string(), unhandled: number, arrived: number });

const weekRow = z.object({
  week: z.iso.date(),
  service: textOrNull,
  submissions: number,
});

export type Submission = z.infer<typeof submissionRow>;
export type Delivery = z.infer<typeof deliveryRow>;
export type Note = z.infer<typeof noteRow>;
export type StatusHistoryEntry = z.infer<typeof statusChangeRow>;

/** A page of the list; every row carries how many there are in all. */
export function toSubmissionPage(rows: unknown): { submissions: Submission[]; total: number } {
  const read = z.array(submissionRow.extend({ total: number })).parse(rows);
  return {
    submissions: read.map(({ total: _, ...submission }) => submission),
    total: read[0]?.total ?? 0,
  };
}

/** One submission by itself; how many notes it has is told by its record. */
export function toSubmission(row: object, delivery: unknown): Submission {
  return submissionRow.parse({ ...row, notes_count: 0, ...toDelivery(delivery) });
}

export const toDelivery = (row: unknown) => (row === null ? null : deliveryRow.parse(row));
export const toNotes = (rows: unknown) => z.array(noteRow).parse(rows);
export const toStatusHistory = (rows: unknown) => z.array(statusChangeRow).parse(rows);
export const toWeekCounts = (rows: unknown) => z.array(weekRow).parse(rows);
