const FILE = /^\/(?:_next\/static|scripts)\/[^?]+/;

/** A file that a build has named after its content: its address without the query, and its name without escapes. */
export function builtFile(url: string): { address: string; name: string } | null {
  const [address] = FILE.exec(url) ?? [];
  return address ? { address, name: decoded(address) } : null;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
