import { hasUnprintable } from '../validation/storable-text';
import * as z from '../validation/zod';
import { type SubmissionStatus, statuses } from './filters';

export const NOTE_MAXIMUM = 5000;

const values = statuses.map(({ value }) => value) as [SubmissionStatus, ...SubmissionStatus[]];

export const submissionIdSchema = z.object({ id: z.uuid() });

/** `expected` is the status that the administrator saw, so that two of them cannot undo each other unknowingly. */
export const statusChangeSchema = z.object({
  id: z.uuid(),
  expected: z.string().min(1).max(40),
  status: z.enum(values),
});

/** `noteId` is made by the browser, so that one note sent twice is one note. */
export const noteSchema = z.object({
  id: z.uuid(),
  noteId: z.uuid(),
  body: z
    .string()
    .max(4 * NOTE_MAXIMUM, `A note must be at most ${NOTE_MAXIMUM.toLocaleString('en-IN')} characters`)
    .transform((value) => value.toWellFormed().replace(/\r\n?/g, '\n').trim())
    .refine((value) => value.length > 0, 'Please write a note first')
    .refine(
      (value) => value.length <= NOTE_MAXIMUM,
      `A note must be at most ${NOTE_MAXIMUM.toLocaleString('en-IN')} characters`,
    )
    .refine((value) => !hasUnprintable(value), 'The note contains characters that cannot be stored'),
});

export const deletionSchema = z.object({ id: z.uuid(), deleted: z.boolean() });

export type Deletion = z.infer<typeof deletionSchema>;
export type StatusChange = z.infer<typeof statusChangeSchema>;
export type NewNote = z.infer<typeof noteSchema>;
