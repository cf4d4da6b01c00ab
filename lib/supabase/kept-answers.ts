import 'server-only';
import { unstable_cache } from 'next/cache';
import { REVALIDATE_SECONDS } from '../cache/tags';
import { fetchInTime } from './in-time';

type Answer = { status: number; headers: [string, string][]; body: string };

/** What tells two questions apart beside their address. */
const DISTINGUISHING = ['accept', 'prefer', 'range'];
const KEPT = ['content-type', 'content-range'];

/**
 * Asks the database, or takes the answer that is kept. An old answer that cannot be had anew is used as it is; a refusal is
 * handed on and never kept. Next's own cache of fetches would ask anew without regard to any time limit.
 * @throws when there is neither
 */
export async function fetchKept(url: string, init: RequestInit, tags: string[]): Promise<Response> {
  let refusal: Answer | null = null;
  const headers = new Headers(init.headers);
  const ask = unstable_cache(
    async (_question: string): Promise<Answer> => {
      const answer = await read(await fetchInTime(url, init));
      if (answer.status < 400) return answer;
      refusal = answer.status < 500 ? answer : null;
      throw Object.assign(new Error('refused'), { code: `http_${answer.status}` });
    },
    ['answers'],
    { tags, revalidate: REVALIDATE_SECONDS },
  );
  const question = [init.method ?? 'GET', url, ...DISTINGUISHING.map((name) => headers.get(name) ?? '')].join(
    '\n',
  );
  const answer = await ask(question).catch((error) => {
    if (refusal) return refusal;
    throw error;
  });
  return toResponse(refusal ?? answer);
}

async function read(response: Response): Promise<Answer> {
  const headers = KEPT.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { status: response.status, headers, body: await response.text() };
}

const toResponse = ({ status, headers, body }: Answer) => new Response(body || null, { status, headers });
