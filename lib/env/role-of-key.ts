/** What a key of Supabase is for: one of today says it at its beginning, one of an older project is a token that names its role. */
export function roleOfKey(key: string): 'publishable' | 'secret' | null {
  const [, kind] = /^sb_(publishable|secret)_/.exec(key) ?? [];
  const role = kind ?? roleInToken(key);
  if (role === 'publishable' || role === 'anon') return 'publishable';
  return role === 'secret' || role === 'service_role' ? 'secret' : null;
}

function roleInToken(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role;
  } catch {
    return null;
  }
}
