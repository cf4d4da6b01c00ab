/** An error whose message is all that a person needs to read. */
export class CommandError extends Error {
  readonly isCommandError = true;
  /** What the command had printed until then, if it was another program that failed. */
  readonly printed: string;

  constructor(message: string, { printed = '' } = {}) {
    super(message);
    this.printed = printed;
  }
}
