import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a body is what it says it is: a form, or the arguments of an action. Next answers 500 to what it cannot read,
 * as if it were our fault.
 */
export async function isReadable(headers: IncomingHttpHeaders, body: Buffer): Promise<boolean> {
  const type = headers['content-type'] ?? '';
  if (/^multipart\/form-data/i.test(type)) return isForm(type, body);
  return headers['next-action'] === undefined || isList(body);
}

async function isForm(type: string, body: Buffer): Promise<boolean> {
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  return answer.formData().then(
    (form) => [...form].every(([name, value]) => !ARGUMENT.test(name) || isJson(value)),
    () => false,
  );
}

/** Where React keeps what an action is called with when a form is posted before any script. */
const ARGUMENT = /^\$ACTION_\d+:\d+$/;

function isJson(value: FormDataEntryValue): boolean {
  try {
    JSON.parse(String(value));
    return true;
  } catch {
    return false;
  }
}

function isList(body: Buffer): boolean {
  try {
    return Array.isArray(JSON.parse(body.toString('utf8')));
  } catch {
    return false;
  }
}
