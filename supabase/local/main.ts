import { readConfig, StartError } from './config.ts';
import { startStack } from './stack.ts';

// Whatever the umask of whoever starts it: the database's files are for nobody else.
process.umask(0o077);
const started = performance.now();
try {
  const stack = await startStack(readConfig());
  console.log(`ready on ${stack.url} in ${Math.round(performance.now() - started)} ms`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stack.close().finally(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
