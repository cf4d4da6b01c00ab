/** What storage answers; nothing where it refuses: where cookies are blocked, merely naming it throws. */
export function quietly<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
