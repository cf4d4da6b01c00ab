/** Whether the escapes of a path make up a text, and one without control characters. */
export function isReadablePath(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
