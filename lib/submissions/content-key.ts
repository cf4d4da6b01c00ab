import { createHash } from 'node:crypto';
import { contactFieldNames } from './field-names';
import type { ContactFields } from './schema';

/** The same for the same enquiry: what was typed, however it was sent and whatever the browser called it. */
export function contentKey(fields: ContactFields): string {
  const typed = contactFieldNames.map((name) =>
    name === 'email' ? fields.email.toLowerCase() : fields[name],
  );
  return createHash('sha256').update(JSON.stringify(typed)).digest('base64url');
}
