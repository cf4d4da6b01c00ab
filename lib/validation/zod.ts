// biome-ignore lint/style/noRestrictedImports: the one place that knows the library
import { z } from 'zod';

// The pages' policy forbids what the library would otherwise try in a browser when a schema is made: code from a text.
z.config({ jitless: typeof window !== 'undefined' });

export { z };
