import * as z from '../validation/zod';
import { bodyPlaceholders, placeholderProblems, subjectPlaceholders } from './placeholder-check';
import type { Placeholder } from './template';

const MAX_SUBJECT = 500;
const MAX_BODY_BYTES = 200_000;
/** More of them would be no message that a person reads. */
const MAX_PROBLEMS = 3;

/** A subject and a body as the database takes them, with no placeholder that would reach the reader as raw braces. */
export const templateSchema = z.object({
  subject: z
    .string()
    .trim()
    .min(1, 'Please enter a subject')
    .refine(
      (text) => [...text].length <= MAX_SUBJECT,
      `The subject may have at most ${MAX_SUBJECT} characters`,
    )
    .refine(isStorable, 'The subject contains an invisible character that cannot be stored')
    .superRefine(refuseUnknown(subjectPlaceholders)),
  body: z
    .string()
    .refine((text) => text.trim() !== '', 'Please enter the HTML body')
    .refine((text) => byteLength(text) <= MAX_BODY_BYTES, 'The HTML body may have at most 2,00,000 bytes')
    .refine(isStorable, 'The HTML body contains an invisible character that cannot be stored')
    .superRefine(refuseUnknown(bodyPlaceholders)),
});

export const templateChangeSchema = templateSchema.extend({
  id: z.uuid(),
  /** When the version was saved that the change began from. */
  expected: z.iso.datetime({ offset: true }),
});

export type TemplateChange = z.infer<typeof templateChangeSchema>;

function refuseUnknown(allowed: readonly Placeholder[]) {
  return (text: string, context: z.RefinementCtx) => {
    const problems = placeholderProblems(text, allowed);
    if (problems.length === 0) return;
    const more = problems.length > MAX_PROBLEMS ? [`And ${problems.length - MAX_PROBLEMS} more.`] : [];
    const message = [...problems.slice(0, MAX_PROBLEMS), ...more].join(' ');
    context.addIssue({ code: 'custom', message });
  };
}

/** PostgreSQL stores neither NUL nor half a character. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function byteLength(text: string): number {
  return new Blob([text]).size;
}
