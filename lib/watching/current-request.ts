import { AsyncLocalStorage } from 'node:async_hooks';
import { inProcess } from '../cache/page-cache/in-process.ts';
import { newIdentity, type RequestIdentity } from './request-identity.ts';

const requests = inProcess('requests', () => new AsyncLocalStorage<RequestIdentity>());

/** The request that is being answered, also in what is done after its answer; undefined where another server than ours runs. */
export const currentRequest = (): RequestIdentity | undefined => requests.getStore();

/** Runs `work`, and everything that it begins, as part of a request. */
export function asRequest<Result>(identity: RequestIdentity, work: () => Result): Result {
  return requests.run(identity, work);
}

/** Runs what nobody asked for under an id of its own. */
export const asJob = <Result>(work: () => Result): Result => asRequest(newIdentity(), work);
