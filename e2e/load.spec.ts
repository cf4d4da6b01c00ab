import { randomUUID } from 'node:crypto';
import { postSubmission, readActionFields } from './support/post-enquiry';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const COUNT = 200;

test(`${COUNT} enquiries at once: each is stored, and its sender told so`, async ({ baseURL }) => {
  const run = randomUUID().slice(0, 8);
  const fields = await readActionFields(baseURL ?? '');
  const answers = await Promise.all(
    Array.from({ length: COUNT }, (_, index) =>
      postSubmission(baseURL ?? '', fields, {
        email: `load.${run}.${index}@example.in`,
        address: `203.0.${Math.floor(index / 250)}.${index % 250}`,
      }),
    ),
  );
  const { data, error } = await stack.database
    .from('form_submissions')
    .select('email')
    .like('email', `load.${run}.%`);
  if (error) throw error;
  const stored = new Set(data.map((row) => row.email));
  expect(stored.size).toBe(data.length);
  const told = Object.groupBy(answers, ({ outcome }) => outcome);
  expect(Object.fromEntries(Object.entries(told).map(([outcome, all]) => [outcome, all.length]))).toEqual({
    success: COUNT,
  });
  expect(stored).toEqual(new Set(answers.map(({ email }) => email)));
});
