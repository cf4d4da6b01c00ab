import * as z from '../validation/zod';

const milliseconds = z.number().min(0).max(600_000).optional();

/** What a page says of a visit (lib/vitals/in-browser). Its path is looked at for its kind and not kept. */
export const vitalsSchema = z.strictObject({
  page: z.string().startsWith('/').max(300),
  device: z.enum(['phone', 'computer']),
  lcp: milliseconds,
  inp: milliseconds,
  cls: z.number().min(0).max(1000).optional(),
  ttfb: milliseconds,
});
export type Vitals = z.infer<typeof vitalsSchema>;
