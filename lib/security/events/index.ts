import 'server-only';
import { after } from 'next/server';
import { errorCode, log } from '../../log';
import { clientAddress } from '../../request';
import { hashAddress } from '../../request/rate-limit';
import type { FunctionArgs } from '../../supabase/database.types';
import { secretClient } from '../../supabase/secret';
import { currentRequest } from '../../watching/current-request';
import type { EventKind } from './kinds';

type About = {
  /** The e-mail address with which somebody signs in; kept only when it is an administrator's. */
  account?: string;
  /** A code of ours, never what somebody typed. */
  detail?: string;
};

const TIMEOUT_MS = 3000;

/**
 * Writes down that the request at hand was refused, or that somebody signed in, with a keyed hash of the address and an id
 * that the log has too. Waits for nothing and never throws: it is stored after the answer.
 */
export async function recordEvent(kind: EventKind, { account = '', detail = '' }: About = {}): Promise<void> {
  try {
    const request = currentRequest()?.id ?? crypto.randomUUID();
    const level = /\.(ok|changed|asked)$/.test(kind) ? 'info' : 'warn';
    log[level](`security.${kind}`, { request, detail: detail || undefined });
    const address_hash = hashAddress(await clientAddress());
    after(() => store({ kind, account, address_hash, detail, request_id: request }));
  } catch (error) {
    log.warn('security.not_recorded', { kind, code: errorCode(error) });
  }
}

async function store(event: FunctionArgs<'record_security_event'>): Promise<void> {
  const { error } = await secretClient()
    .rpc('record_security_event', event)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (error) log.warn('security.not_recorded', { kind: event.kind, code: errorCode(error) });
}
