import { randomUUID } from 'node:crypto';
import type { Row, TestStack } from './support.ts';

let made = 0;

/** Names of cities have no digits. */
const lettersOf = (number: number) =>
  [...String(number)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

/** Rows that every constraint accepts; what `change` names is set otherwise. */
export const samples = {
  service: (change: Row = {}): Row => ({
    id: randomUUID(),
    service_name: `Service ${++made}`,
    service_slug: `service-${made}`,
    ...change,
  }),
  cityPage: (change: Row = {}): Row => ({
    id: randomUUID(),
    city: `Testpur ${lettersOf(++made)}`,
    service_type: 'SEO',
    ...change,
  }),
  locality: (change: Row = {}): Row => ({ city_slug: 'testpur', name: `Old Quarter ${++made}`, ...change }),
  author: (change: Row = {}): Row => ({
    id: randomUUID(),
    slug: `author-${++made}`,
    name: 'An Author',
    ...change,
  }),
  /** A draft, unless it is told to be published. */
  post: (change: Row = {}): Row => ({
    id: randomUUID(),
    slug: `post-${++made}`,
    title: 'A post',
    ...change,
  }),
  redirect: (change: Row = {}): Row => ({
    id: randomUUID(),
    source_path: `/old-${++made}`,
    target_path: '/new',
    ...change,
  }),
  siteSection: (change: Row = {}): Row => ({ name: `section-${++made}`, fields: {}, ...change }),
  submission: (change: Row = {}): Row => ({
    id: randomUUID(),
    name: 'Asha Rao',
    email: 'asha@example.in',
    message: 'Please audit our shop.',
    ...change,
  }),
  template: (change: Row = {}): Row => ({
    id: randomUUID(),
    name: `template-${++made}`,
    subject: 'A subject',
    body: '<p>A body</p>',
    ...change,
  }),
  /** Its file must be in Storage, where `storePictureFile` puts it. */
  picture: (change: Row = {}): Row => ({
    name: `${(++made).toString(16).padStart(32, '0')}-60x40.webp`,
    ...change,
  }),
  announcement: (change: Row = {}): Row => ({
    id: randomUUID(),
    path: `/page-${++made}`,
    reason: 'changed',
    ...change,
  }),
};

/** Stores a row with the secret key and gives it back. */
export async function store({ secret }: TestStack, table: string, row: Row): Promise<Row> {
  const { error } = await secret.from(table).insert(row);
  if (error) throw new Error(`${table}: ${error.code} ${error.message}`);
  return row;
}

/** A delivery that is not stored yet, for a submission that is. */
export async function unstoredDelivery(stack: TestStack): Promise<Row> {
  const submission = await store(stack, 'form_submissions', samples.submission());
  const { error } = await stack.secret
    .from('notification_deliveries')
    .delete()
    .eq('submission_id', submission.id);
  if (error) throw error;
  return { id: randomUUID(), submission_id: submission.id };
}

/** An administrator that is not stored yet, for an account that is. */
export async function unstoredAdministrator({ sql }: TestStack): Promise<Row> {
  const [user] = await sql('insert into auth.users (id) values (gen_random_uuid()) returning id::text');
  return { user_id: user?.id, role: 'editor' };
}

/** Has Storage know a picture's file; what is in it matters to no rule. */
export async function storePictureFile(stack: TestStack, picture: Row = samples.picture()): Promise<Row> {
  await stack.sql(
    `insert into storage.objects (bucket_id, name, metadata) values ('blog-images', $1, '{"size": 1234}')`,
    String(picture.name),
  );
  return picture;
}
