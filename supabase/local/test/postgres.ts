import './children.ts';

export { startPostgres, whyUnavailable } from '../real/postgres.ts';
export { startPostgrest } from '../real/postgrest.ts';
