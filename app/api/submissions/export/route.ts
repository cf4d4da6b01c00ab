import { type Administrator, getAdministrator } from '@/lib/auth';
import { indianDay } from '@/lib/format/dates';
import { errorCode, log } from '@/lib/log';
import { NEVER_KEPT, privateText } from '@/lib/request/private-answer';
import { recordEvent } from '@/lib/security/events';
import { exportSubmissions } from '@/lib/submissions/export';
import { readSearchParameters } from '@/lib/submissions/filters';
import { sessionClient } from '@/lib/supabase/session';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  try {
    const administrator = await getAdministrator();
    if (administrator?.role !== 'owner') return await refused(administrator);
    const now = new Date();
    const file = await exportSubmissions(readSearchParameters(new URL(request.url).searchParams), now);
    if (!file) return privateText('No data to export', 404);
    return new Response(file, {
      headers: {
        ...NEVER_KEPT,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="form-submissions-${indianDay(now)}.csv"`,
      },
    });
  } catch (error) {
    log.error('export.failed', { code: errorCode(error) });
    return privateText('The submissions could not be exported. Please go back and try again.', 503);
  }
}

async function refused(administrator: Administrator | null): Promise<Response> {
  await recordEvent('admin.refused', { account: administrator?.email, detail: 'export' });
  const isKnown = administrator || (await (await sessionClient()).auth.getUser()).data.user;
  return isKnown
    ? privateText('Only owners may export the submissions.', 403)
    : privateText('Please log in at /admin/login first.', 401);
}
