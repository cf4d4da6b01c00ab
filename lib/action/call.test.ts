import { call, unanswered } from './call';

test('a call that gets no answer is a failure that says so', async () => {
  const answer = await call(async () => Promise.reject(new TypeError('Failed to fetch')), {});
  expect(answer).toMatchObject({ status: 'failure', message: 'The site does not answer. Please try again.' });
});

test('an action that a newer build does not know says to reload', async () => {
  const gone = Object.assign(new Error('Server Action "x" was not found'), {
    name: 'UnrecognizedActionError',
  });
  const older = expect.stringMatching(/^The site was updated after this page was opened\. Reload the page/);
  expect(await call(async () => Promise.reject(gone), {})).toMatchObject({
    status: 'failure',
    message: older,
  });
  expect(unanswered(gone, 'Other advice.').message).toEqual(older);
});
