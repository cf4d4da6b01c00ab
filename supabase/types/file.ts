import { resolve } from 'node:path';

/** The committed file with the types of the database. */
export const TYPES = resolve(import.meta.dirname, '../../lib/supabase/database.types.ts');
