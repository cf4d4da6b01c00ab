import { reportHtml, reportJson } from '@/lib/audit';
import { lastReport } from '@/lib/audit/runs/runs';
import { getAdministrator } from '@/lib/auth';
import { errorCode, log } from '@/lib/log';
import { NEVER_KEPT, privateText } from '@/lib/request/private-answer';
import { recordEvent } from '@/lib/security/events';

export const dynamic = 'force-dynamic';

const formats = new Map([
  ['report.html', { write: reportHtml, type: 'text/html; charset=utf-8' }],
  ['report.json', { write: reportJson, type: 'application/json; charset=utf-8' }],
]);

type Context = { params: Promise<{ format: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  try {
    if (!(await getAdministrator())) {
      await recordEvent('admin.refused', { detail: 'audit' });
      return privateText('Please log in at /admin/login as an administrator first.', 401);
    }
    const name = (await params).format;
    const format = formats.get(name);
    const report = lastReport();
    if (!format || !report) return privateText('There is no report; start the audit at /admin/audit.', 404);
    return new Response(format.write(report), {
      headers: {
        ...NEVER_KEPT,
        'content-type': format.type,
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="audit-${report.startedAt.slice(0, 10)}-${name}"`,
      },
    });
  } catch (error) {
    log.error('audit.report.failed', { code: errorCode(error) });
    return privateText('The report could not be handed out. Please go back and try again.', 503);
  }
}
