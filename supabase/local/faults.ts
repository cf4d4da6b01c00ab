import { isRecord, json, parseJson, type Request } from './http.ts';

/** A fault that a test asks for: `times` says how often it strikes, for ever when left out; an empty one clears it. */
export class FaultSwitch {
  #fault: Record<string, unknown> = {};
  #left = 0;

  set(request: Request) {
    const value = parseJson(request.body.toString());
    if (!isRecord(value)) return json(400, { message: 'A fault is a JSON object.' });
    const { times, ...fault } = value;
    this.#fault = fault;
    this.#left = typeof times === 'number' ? times : Number.POSITIVE_INFINITY;
    return json(200, { fault, times: times ?? null });
  }

  /** The fault that the request at hand is to suffer. */
  next(): Record<string, unknown> {
    if (this.#left <= 0) return {};
    this.#left--;
    return this.#fault;
  }
}
