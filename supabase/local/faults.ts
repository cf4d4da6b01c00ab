import { json, parseRecord, type Request } from './http.ts';

/** A fault that a test asks for: `times` says how often it strikes, for ever when left out; an empty one clears it. */
export class FaultSwitch {
  #fault: Record<string, unknown> = {};
  #left = 0;

  set({ body }: Request) {
    const { times = Number.POSITIVE_INFINITY, ...fault } = parseRecord(body) ?? {};
    this.#fault = fault;
    this.#left = Number(times);
    return json(200, fault);
  }

  /** The fault that the request at hand is to suffer. */
  next(): Record<string, unknown> {
    return this.#left-- > 0 ? this.#fault : {};
  }
}
