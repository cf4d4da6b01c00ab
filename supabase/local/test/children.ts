export { endWithUs, whenOver } from '../real/children.ts';

// A file that took too long is ended by the test runner, which is no exit by itself.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
