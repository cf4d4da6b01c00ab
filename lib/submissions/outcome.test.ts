import { outcomeState, type SubmissionOutcome } from './outcome';

describe('what the visitor reads', () => {
  test('is a success for a stored submission', () => {
    expect(outcomeState({ kind: 'stored' })).toEqual({ status: 'success' });
  });

  const failures: [SubmissionOutcome, string, RegExp][] = [
    [{ kind: 'honeypot' }, 'honeypot', /^Form submission failed$/],
    [
      { kind: 'captcha-refused' },
      'captcha',
      /^reCAPTCHA verification failed\. Please try again or contact us directly\.$/,
    ],
    [
      { kind: 'mailed' },
      'mailed',
      /could not store .* passed it to our team by e-mail\. You need not send it again/,
    ],
    [{ kind: 'lost-connection' }, 'unavailable', /could not store .* try again .* or e-mail us/],
    [{ kind: 'limited', retryAfterSeconds: 60 }, 'limited', /try again in one minute, or e-mail us/],
  ];
  test.each(failures)('%j is a failure: %s', (outcome, reason, message) => {
    expect(outcomeState(outcome)).toEqual({
      status: 'failure',
      reason,
      message: expect.stringMatching(message),
    });
  });

  test.each([
    [1, 'in one minute'],
    [61, 'in 2 minutes'],
    [3600, 'in 60 minutes'],
    [5340, 'in 89 minutes'],
    [5341, 'in 2 hours'],
    [86_400, 'in 24 hours'],
  ])('a wait of %d seconds is "%s"', (retryAfterSeconds, words) => {
    expect(outcomeState({ kind: 'limited', retryAfterSeconds })).toMatchObject({
      message: expect.stringContaining(`try again ${words},`),
    });
  });
});
