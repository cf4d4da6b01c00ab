import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { isPersonal } from '../routes/areas.ts';
import { fixedPages } from '../routes/table.ts';
import { withBody } from './body/read.ts';

const { path: CONTACT } = fixedPages.contact;

/** The hidden fields with which a form that is posted without JavaScript names its action. */
export type ActionFields = readonly (readonly [name: string, value: string])[];

/** Far more than the longest enquiry; what is larger or of unknown size is left to Next. */
const MAX_SUBMISSION = 250_000;

/**
 * Takes the fields of the contact form from the running site when they are first needed: they may be others after every build.
 * @param ask gives the page at an address
 */
export function presentActionFields(ask: (address: string) => Promise<string>): () => Promise<ActionFields> {
  let known: ActionFields = [];
  return async () => {
    if (known.length === 0) known = fieldsIn(await ask(CONTACT).catch(() => ''));
    return known;
  };
}

function fieldsIn(html: string): ActionFields {
  const inputs = html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g);
  return [...inputs].map(([, name = '', value = '']) => [name, fromHtml(value)]);
}

function fromHtml(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** The actions that a build knows. */
export function actionsOf(buildFolder: string): Set<string> {
  const file = path.join(buildFolder, 'server/server-reference-manifest.json');
  const { node } = JSON.parse(fs.readFileSync(file, 'utf8')) as { node: Record<string, unknown> };
  return new Set(Object.keys(node));
}

/** The action that a form names; null where there is none. */
export function actionIn(fields: ActionFields): string | null {
  for (const [, value] of fields) {
    const [, id] = /^\{"id":"(\w+)"/.exec(value) ?? [];
    if (id) return id;
  }
  return null;
}

/** A call by script, from a public page, of an action that this build does not know: there it can only be the form's. */
export function isOlderCall({ url = '/', headers }: IncomingMessage, known: Set<string>): boolean {
  const action = headers['next-action'];
  return typeof action === 'string' && !known.has(action) && !isPersonal(url);
}

export function isPostedSubmission({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url?.split('?')[0] === CONTACT &&
    !headers['next-action'] &&
    /^multipart\/form-data/i.test(headers['content-type'] ?? '') &&
    Number(headers['content-length']) <= MAX_SUBMISSION
  );
}

/**
 * An enquiry from a form that an older build made names an action that is gone, and Next would answer it with a line of
 * plain text, everything typed lost. This lets it name the present one; any other enquiry stays as it is.
 * @returns the request to be handled instead of the one that is given, whose body is read here
 */
export async function renewOlderForm(
  request: IncomingMessage,
  present: ActionFields,
): Promise<IncomingMessage> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const renewed = await renew(body, request.headers['content-type'] ?? '', present).catch(() => null);
  return withBody(request, renewed?.body ?? body, renewed?.headers);
}

type Content = { body: Buffer; headers: Record<string, string> };

async function renew(body: Buffer, type: string, present: ActionFields): Promise<Content | null> {
  const posted = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const typed = [...posted].filter(([name]) => !name.startsWith('$ACTION'));
  const namesAction = typed.length < [...posted].length;
  if (!namesAction || !present.length || present.every(([name, value]) => posted.get(name) === value))
    return null;
  const form = new FormData();
  for (const [name, value] of [...present, ...typed]) form.append(name, value);
  const encoded = new Response(form);
  const renewed = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? type };
  return { body: renewed, headers: { ...headers, 'content-length': String(renewed.length) } };
}
