import { deliveryText } from './delivery-text';

const delivery = {
  delivery_state: 'waiting' as const,
  delivery_error: null,
  delivery_attempts: 0,
  delivery_next_attempt_at: '2026-11-21T08:00:00Z',
};

test('says what became of a notification', () => {
  expect(deliveryText({ ...delivery, delivery_state: 'sent' })).toBe('Sent.');
  expect(deliveryText(delivery)).toBe('Waiting to be sent. Next attempt: 21 November 2026, 13:30 IST.');
  expect(deliveryText({ ...delivery, delivery_error: '429 daily_quota_exceeded' })).toBe(
    'Waiting: the e-mail service takes no more for the moment, and it goes out as soon as it does. Reason: 429 daily_quota_exceeded',
  );
  expect(deliveryText({ ...delivery, delivery_attempts: 2, delivery_error: 'rate limited' })).toBe(
    'Not sent yet after 2 attempts. Next attempt: 21 November 2026, 13:30 IST. Reason: rate limited',
  );
  expect(
    deliveryText({ ...delivery, delivery_state: 'failed', delivery_attempts: 1, delivery_error: 'bounced' }),
  ).toBe('Not sent after 1 attempt. Reason: bounced');
  expect(deliveryText({ ...delivery, delivery_state: null })).toMatch(/^No notification/);
});
