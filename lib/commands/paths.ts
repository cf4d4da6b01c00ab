import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const nextBin = path.join(root, 'node_modules/next/dist/bin/next');
export const serveScript = path.join(root, 'lib/server/serve.ts');
export const stackScript = path.join(root, 'supabase/local/main.ts');
