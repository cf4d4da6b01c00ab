import { formatTotal } from './total';

test('ten thousand are counted, and more than that are more than that', () => {
  expect([0, 1234, 10_000, 10_001].map(formatTotal)).toEqual(['0', '1,234', '10,000', '10,000+']);
});
