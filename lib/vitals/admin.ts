import 'server-only';
import { indianDay, shiftDay } from '../format/dates';
import { sessionClient } from '../supabase/session';
import * as z from '../validation/zod';
import { type Report, reportOf } from './report';

/** As many as Google takes for its own figures. */
export const DAYS = 28;

const countsSchema = z.array(
  z.object({
    page_kind: z.string(),
    device: z.string(),
    metric: z.string(),
    bucket: z.number(),
    times: z.number(),
  }),
);

/** How fast pages were for their visitors lately, today included. */
export async function readVitals(): Promise<Report> {
  const first_day = shiftDay(indianDay(new Date()), 1 - DAYS);
  const { data } = await (await sessionClient()).rpc('web_vitals_since', { first_day }).throwOnError();
  return reportOf(countsSchema.parse(data));
}
