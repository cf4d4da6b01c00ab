/** An error whose message is all that a person needs to read. */
export class CommandError extends Error {
  readonly isCommandError = true;
}
