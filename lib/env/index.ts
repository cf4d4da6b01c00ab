import { parseEnvironment } from './schema.ts';

/** The site's configuration, and the one place that reads it from the process. */
export const env = parseEnvironment(process.env);
