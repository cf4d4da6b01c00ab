/** An error whose message is all that a person needs to read. */
export class PlainError extends Error {
  readonly isPlain = true;
}
