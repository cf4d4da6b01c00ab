import { UserError } from '@/lib/action/user-error';
import { getAdministrator } from '@/lib/auth';
import { storeImage } from '@/lib/images';
import { errorCode, log } from '@/lib/log';
import { isFromOwnPage } from '@/lib/request';
import { NEVER_KEPT } from '@/lib/request/private-answer';
import { recordEvent } from '@/lib/security/events';
import { sessionClient } from '@/lib/supabase/session';

export const dynamic = 'force-dynamic';

/** Just below what Next keeps of a body that passes the middleware. */
const MAX_BODY_BYTES = 10_000_000;
const UNAVAILABLE = 'The picture could not be stored. Please try again.';

/**
 * Whether the caller may send a picture. The server asks this before it reads one (lib/server/body/rules.ts), and before
 * it reads more for an action of the staff than it would for anybody.
 */
export async function GET(): Promise<Response> {
  try {
    if (await getAdministrator()) return new Response(null, { status: 204, headers: NEVER_KEPT });
    return await refuseCaller();
  } catch (error) {
    log.error('image.failed', { code: errorCode(error) });
    return refuse(503, UNAVAILABLE);
  }
}

export async function POST(request: Request): Promise<Response> {
  try {
    if (!(await isFromOwnPage())) return refuse(403, 'Pictures are added from this site alone.');
    if (!(await getAdministrator())) return await refuseCaller();
    const length = Number(request.headers.get('content-length') ?? Number.NaN);
    if (!(length <= MAX_BODY_BYTES)) return refuse(413, 'The picture must not be larger than 10 MB.');
    const form = await request.formData().catch(() => null);
    const file = form?.get('file');
    if (!(file instanceof Blob) || file.size === 0) return refuse(400, 'Please choose a picture.');
    return answer(200, await storeImage(file, String(form?.get('alt') ?? '')));
  } catch (error) {
    if (error instanceof UserError) return refuse(error.reason === 'unavailable' ? 503 : 400, error.message);
    log.error('image.failed', { code: errorCode(error) });
    return refuse(503, UNAVAILABLE);
  }
}

async function refuseCaller(): Promise<Response> {
  await recordEvent('admin.refused', { detail: 'images' });
  const { data } = await (await sessionClient()).auth.getUser();
  return data.user
    ? refuse(403, 'Only administrators may add pictures.')
    : refuse(401, 'Your session has ended. Please log in again.');
}

const refuse = (status: number, message: string) => answer(status, { message });

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: NEVER_KEPT });
}
