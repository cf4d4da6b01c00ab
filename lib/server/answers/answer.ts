import type { IncomingMessage, ServerResponse } from 'node:http';
import { type MemoryCells, memoryCells } from '../../watching/answered.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bodies = Record<Encoding, Buffer>;

/** What is known of a page in Next's cache. Times are in milliseconds. */
export type Origin = { page: string; tags: readonly string[]; freshUntil: number };

export type Answer = Origin & {
  etag: string;
  /** When it last changed, in milliseconds; NaN where nothing says so. */
  changedAt: number;
  /** The body as it was before it was compressed; another render of the same text is told by it. */
  size: number;
  checkedAt: number;
  /** The header fields of a 200 in each encoding, and of a 304, as flat lists of names and values. */
  fields: Record<Encoding | 'notModified', string[]>;
  bodies: Bodies;
  /** Where it is counted how often it was given. */
  counted: MemoryCells;
};

/** Told anew for every connection or by the body. */
const OWN = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);
/** What says nothing without a body. */
const OF_BODY = new Set(['content-type']);

type Field = readonly [name: string, value: string];

/** @param rawHeaders of the answer that Next gave without compressing it, in their order */
export function readyAnswer(rawHeaders: readonly string[], bodies: Bodies, origin: Origin): Answer {
  const fields = withEncodingVaried(pairs(rawHeaders).filter(([name]) => !OWN.has(name.toLowerCase())));
  const inEncoding = (encoding: Encoding) => [
    ...fields.flat(),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(bodies[encoding].length),
  ];
  return {
    ...origin,
    etag: fieldOf(fields, 'etag'),
    changedAt: Date.parse(fieldOf(fields, 'last-modified')),
    size: bodies.br.length + bodies.gzip.length + bodies.identity.length,
    checkedAt: Date.now(),
    fields: {
      br: inEncoding('br'),
      gzip: inEncoding('gzip'),
      identity: inEncoding('identity'),
      notModified: fields.filter(([name]) => !OF_BODY.has(name.toLowerCase())).flat(),
    },
    bodies,
    counted: memoryCells(origin.page),
  };
}

export function send(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (isKnownTo(request, answer)) {
    answer.counted.notModified.value++;
    response.writeHead(304, answer.fields.notModified).end();
    return;
  }
  answer.counted.whole.value++;
  const isHead = request.method === 'HEAD';
  // As Next does: without a body nothing is compressed.
  const encoding = isHead ? 'identity' : chosenEncoding(request.headers['accept-encoding']);
  response.writeHead(200, answer.fields[encoding]);
  response.end(isHead ? undefined : answer.bodies[encoding]);
}

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

export function chosenEncoding(accepted = ''): Encoding {
  if (BROTLI.test(accepted)) return 'br';
  return GZIP.test(accepted) ? 'gzip' : 'identity';
}

/** RFC 9110, sections 13.1.2 and 13.1.3: the date counts only where no tag is named. */
function isKnownTo({ headers }: IncomingMessage, { etag, changedAt }: Answer): boolean {
  const condition = headers['if-none-match'];
  if (condition !== undefined) return meets(condition, etag);
  const since = headers['if-modified-since'];
  return since !== undefined && changedAt <= Date.parse(since);
}

const fieldOf = (fields: readonly Field[], wanted: string) =>
  fields.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';

/** Compared weakly. */
function meets(condition: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    condition.trim() === '*' || (etag !== '' && condition.split(',').some((tag) => bare(tag) === bare(etag)))
  );
}

function pairs(flat: readonly string[]): Field[] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : []));
}

function withEncodingVaried(fields: readonly Field[]): Field[] {
  const varied = fields.filter(([name]) => name.toLowerCase() === 'vary').map(([, value]) => value);
  if (varied.some((value) => /accept-encoding/i.test(value))) return [...fields];
  return [
    ...fields.filter(([name]) => name.toLowerCase() !== 'vary'),
    ['Vary', [...varied, 'Accept-Encoding'].join(', ')],
  ];
}
