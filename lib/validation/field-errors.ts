import type * as z from './zod';

export function fieldErrorsOf({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = Object.create(null);
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return { ...errors };
}
