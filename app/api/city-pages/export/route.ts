import { getAdministrator } from '@/lib/auth';
import { exportCityPages } from '@/lib/cities/sheet';
import { indianDay } from '@/lib/format/dates';
import { errorCode, log } from '@/lib/log';
import { NEVER_KEPT, privateText } from '@/lib/request/private-answer';

export const dynamic = 'force-dynamic';

/** Every city page as a sheet, which an import takes back. */
export async function GET(): Promise<Response> {
  try {
    if (!(await getAdministrator())) return privateText('Please log in at /admin/login first.', 401);
    return new Response(await exportCityPages(), {
      headers: {
        ...NEVER_KEPT,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="city-pages-${indianDay(new Date())}.csv"`,
      },
    });
  } catch (error) {
    log.error('city_pages.not_exported', { code: errorCode(error) });
    return privateText('The city pages could not be exported. Please go back and try again.', 503);
  }
}
