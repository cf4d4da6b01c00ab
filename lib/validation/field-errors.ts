import type * as z from './zod';

/** By the name of the field; of an item in a list by its path: `faq.1.answer`. */
export function fieldErrorsOf({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = Object.create(null);
  for (const { path, message } of issues) errors[path.map(String).join('.')] ??= message;
  return { ...errors };
}
