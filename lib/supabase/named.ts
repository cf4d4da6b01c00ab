import { currentRequest } from '../watching/current-request';
import { identityHeaders } from '../watching/request-identity';

/** Says to the database whose question it is: what it writes down in answer is found by the same id as what we log. */
export function named(init: RequestInit = {}): RequestInit {
  const request = currentRequest();
  if (!request) return init;
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(identityHeaders(request))) headers.set(name, value);
  return { ...init, headers };
}
