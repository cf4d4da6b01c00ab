// biome-ignore-start lint/style/noRestrictedImports: the one place that knows the library
import { config } from 'zod';

// The pages' policy forbids what the library would otherwise try in a browser when a schema is made: code from a text.
config({ jitless: typeof window !== 'undefined' });

/** To be imported as a namespace: of an object named `z` bundlers keep everything, sentences in fifty languages too. */
export * from 'zod';
// biome-ignore-end lint/style/noRestrictedImports: see above
