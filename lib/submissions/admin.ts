import 'server-only';
import { after } from 'next/server';
import { UserError } from '../action/user-error';
import type { Administrator } from '../auth';
import { pageOrLast } from '../lists/page-or-last';
import { followedServices } from '../services/follow';
import { type ServiceOption, serviceOptions } from '../services/options';
import { answerOf, codes } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import * as z from '../validation/zod';
import {
  type Delivery,
  type Note,
  newsRow,
  type StatusHistoryEntry,
  type Submission,
  toDelivery,
  toNotes,
  toStatusHistory,
  toSubmission,
  toSubmissionPage,
  toWeekCounts,
} from './admin-row';
import type { Deletion, NewNote, StatusChange } from './admin-schema';
import { filterArguments } from './filter-arguments';
import { PAGE_SIZE, type SubmissionFilters, type SubmissionView } from './filters';
import type { News } from './news';
import { sendDueNotifications } from './notify';
import { type WeekChart, weekChart } from './weeks';

export type SubmissionPage = { submissions: Submission[]; total: number; page: number };
export type Unsent = { waiting: number; failed: number };
/** What the details dialog shows beside the row of the list, as it is in the database at this moment. */
export type SubmissionRecord = {
  status: string;
  delivery: Delivery | null;
  notes: Note[];
  history: StatusHistoryEntry[];
};

const SUBMISSION_COLUMNS =
  'id, name, email, phone, company, website, service_interest, city, message, status, captcha, landing_page, referrer, utm, created_at, deleted_at';
const DELIVERY_COLUMNS = 'state, last_error, attempts, next_attempt_at';
const HISTORY_COLUMNS = 'from_status, to_status, changed_by_email, changed_at';
const NOTE_COLUMNS = 'id, body, author_email, created_at';

/** A page of the submissions that a view asks for, the newest first; behind the last page it answers the last one. */
export async function listSubmissions(view: SubmissionView, now = new Date()): Promise<SubmissionPage> {
  return pageOrLast(view.page, PAGE_SIZE, (page) => fetchSubmissionsPage({ ...view, page }, now));
}

async function fetchSubmissionsPage(view: SubmissionView, now: Date, isDeleted = false) {
  const { data } = await (await sessionClient())
    .rpc('list_submissions', {
      ...filterArguments(view, now),
      page_size: PAGE_SIZE,
      page_offset: (view.page - 1) * PAGE_SIZE,
      only_deleted: isDeleted,
    })
    .throwOnError();
  return toSubmissionPage(data);
}

/** A page of the submissions that can still be restored. */
export async function listDeleted(view: SubmissionView): Promise<SubmissionPage> {
  return pageOrLast(view.page, PAGE_SIZE, (page) =>
    fetchSubmissionsPage({ ...view, page }, new Date(), true),
  );
}

/** One submission, for an address that names it; null when there is none. */
export async function findSubmission(id: string): Promise<Submission | null> {
  const client = await sessionClient();
  const [submission, delivery] = await Promise.all([
    client
      .from('form_submissions')
      .select(SUBMISSION_COLUMNS)
      .eq('id', id)
      .is('deleted_at', null)
      .maybeSingle()
      .throwOnError(),
    deliveryOf(client, id),
  ]);
  return submission.data && toSubmission(submission.data, delivery.data);
}

function deliveryOf(client: Awaited<ReturnType<typeof sessionClient>>, submissionId: string) {
  return client
    .from('notification_deliveries')
    .select(DELIVERY_COLUMNS)
    .eq('submission_id', submissionId)
    .maybeSingle()
    .throwOnError();
}

/** What enquiries may name, as the services are called now. */
export async function listServiceOptions(): Promise<ServiceOption[]> {
  return serviceOptions(await followedServices());
}

/** How many submissions came in each week of the last half year, by service. */
export async function countByWeek(filters: SubmissionFilters, now = new Date()): Promise<WeekChart> {
  const [options, { data }] = await Promise.all([
    listServiceOptions(),
    (await sessionClient()).rpc('submission_weeks', filterArguments(filters, now)).throwOnError(),
  ]);
  return weekChart(toWeekCounts(data), now, options);
}

/** How many notifications have not gone out. */
export async function countUnsent(): Promise<Unsent> {
  const { data } = await (await sessionClient()).rpc('unsent_notifications').maybeSingle().throwOnError();
  return { waiting: data?.waiting ?? 0, failed: data?.failed ?? 0 };
}

/** How many submissions are new, and how many came since a moment that an earlier answer named. */
export async function readNews(since = ''): Promise<News & { moment: string }> {
  const moment = z.iso.datetime({ offset: true }).safeParse(since);
  const { data } = await (await sessionClient())
    .rpc('submission_news', { since: moment.success ? moment.data : null })
    .single()
    .throwOnError();
  return newsRow.parse(data);
}

/** @throws {UserError} when the submission is gone */
export async function readRecord(id: string): Promise<SubmissionRecord> {
  const client = await sessionClient();
  const [submission, delivery, notes, history] = await Promise.all([
    client
      .from('form_submissions')
      .select('status')
      .eq('id', id)
      .is('deleted_at', null)
      .maybeSingle()
      .throwOnError(),
    deliveryOf(client, id),
    client
      .from('submission_notes')
      .select(NOTE_COLUMNS)
      .eq('submission_id', id)
      .order('created_at')
      .throwOnError(),
    client
      .from('submission_status_changes')
      .select(HISTORY_COLUMNS)
      .eq('submission_id', id)
      .order('changed_at')
      .throwOnError(),
  ]);
  if (!submission.data) throw gone();
  return {
    status: submission.data.status,
    delivery: toDelivery(delivery.data),
    notes: toNotes(notes.data),
    history: toStatusHistory(history.data),
  };
}

/**
 * Changes the status if it is still the expected one.
 * @returns the status in force, which is another one when somebody else was faster
 * @throws {UserError} when the submission is gone
 */
export async function changeStatus({ id, expected, status }: StatusChange): Promise<string> {
  const { data } = await (await sessionClient())
    .rpc('set_submission_status', {
      submission: id,
      expected,
      wanted: status,
    })
    .throwOnError();
  if (typeof data !== 'string') throw gone();
  return data;
}

/**
 * Deletes a submission so that it can be restored for 30 days, or restores it. One that is gone for good is deleted too.
 * @throws {UserError} when it is to be restored and gone for good
 */
export async function setDeleted({ id, deleted }: Deletion): Promise<void> {
  const { data } = await (await sessionClient())
    .rpc('set_submission_deleted', {
      submission: id,
      deleted,
    })
    .throwOnError();
  if (data !== true && !deleted)
    throw new UserError('conflict', 'This submission has been deleted for good meanwhile.');
}

/** A submission that somebody else deleted before is deleted, so that is a success too. */
export async function deleteForGood(id: string): Promise<void> {
  await (await sessionClient()).from('form_submissions').delete().eq('id', id).throwOnError();
}

/** Stores a note under the id that the browser made for it. @throws {UserError} when the submission is gone */
export async function addNote({ id, noteId, body }: NewNote, author: Administrator): Promise<Note> {
  const client = await sessionClient();
  const stored = await answerOf(
    client
      .from('submission_notes')
      .insert({ id: noteId, submission_id: id, body, author_id: author.id, author_email: author.email })
      .select(NOTE_COLUMNS),
    codes.foreignKey,
    codes.unique,
  );
  if (stored.error?.code === codes.foreignKey) throw gone();
  const { data } = stored.error
    ? await client
        .from('submission_notes')
        .select(NOTE_COLUMNS)
        .eq('id', noteId)
        .eq('submission_id', id)
        .throwOnError()
    : stored;
  const [note] = toNotes(data);
  if (!note) throw gone();
  return note;
}

/** Makes a notification due at once and has it sent after the answer. @throws {UserError} when there is nothing to send */
export async function sendAgain(id: string): Promise<void> {
  const { data } = await (await sessionClient()).rpc('retry_notification', { submission: id }).throwOnError();
  if (data !== true)
    throw new UserError('conflict', 'This notification has been sent meanwhile or is being sent.');
  after(sendDueNotifications);
}

function gone(): UserError {
  return new UserError('conflict', 'Another administrator has deleted this submission meanwhile.');
}
