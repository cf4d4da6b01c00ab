import { neverCalled } from './function-calls.ts';

const [folder = ''] = process.argv.slice(2);
const names = neverCalled(folder);
console.log(
  names.length > 0
    ? `No database test on the embedded PostgreSQL has run these functions:\n${names.join('\n')}`
    : 'Every function in PL/pgSQL was run by a database test.',
);
