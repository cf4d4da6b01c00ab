type Reason = 'invalid' | 'conflict' | 'unavailable' | 'unexpected';

/** Thrown by what the staff can do when it cannot be done, with one plain sentence that says why. */
export class UserError extends Error {
  override name = 'UserError';
  readonly reason: Reason;
  readonly fieldErrors?: Record<string, string>;

  constructor(reason: Reason, message: string, fieldErrors?: Record<string, string>) {
    super(message);
    this.reason = reason;
    this.fieldErrors = fieldErrors;
  }
}
