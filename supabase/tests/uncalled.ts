import { neverCalled } from './function-calls.ts';

const [folder = ''] = process.argv.slice(2);
const names = neverCalled(folder);
if (names.length > 0) {
  console.error(
    `No database test runs these functions, whose statements nothing else checks:\n${names.join('\n')}`,
  );
  process.exit(1);
}
console.log('Every function in PL/pgSQL was run by a database test.');
