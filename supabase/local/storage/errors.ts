import { DatabaseError } from '../database/protocol.ts';
import { UserError } from '../http.ts';

/** Storage answers 400 whatever the reason, and says in the body which status is meant. */
export function storageError(statusCode: number, error: string, message: string): UserError {
  return new UserError(400, { statusCode: String(statusCode), error, message });
}

export function fromDatabase(error: unknown): never {
  const code = error instanceof DatabaseError ? error.failure.code : '';
  if (code === '42501') throw storageError(403, 'Unauthorized', 'new row violates row-level security policy');
  if (code === '23505') throw storageError(409, 'Duplicate', 'The resource already exists');
  throw error;
}
