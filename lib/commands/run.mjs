// Plain JavaScript, so that it can also speak on a Node too old for the rest.
import { whyTooOld } from './node-version.js';

const problem = whyTooOld(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

const commands = [
  'start',
  'dev',
  'build',
  'test',
  'measure',
  'audit',
  'admin',
  'mail',
  'backup',
  'restore',
  'doctor',
];
const [name = '', ...rest] = process.argv.slice(2);
if (!commands.includes(name)) {
  console.error(`Unknown command "${name}". There are: ${commands.join(', ')}.`);
  process.exit(1);
}

// biome-ignore lint/plugin: one of the commands above
const { default: command } = await import(`./${name}.ts`);
try {
  await command(rest);
} catch (error) {
  console.error(error?.isCommandError ? error.message : error);
  process.exit(1);
}
