import { withDateOfChange } from './date-of-change';

/** Four in the morning in India. */
const now = new Date('2026-11-21T22:30:00Z');
const before = { updated: '2026-01-01', intro: 'One', sections: [{ heading: 'A', items: ['x'] }] };
const dayAfter = (changes: object) =>
  withDateOfChange('updated', before, { ...before, ...changes }, now).updated;

describe('the day on which a legal text last changed', () => {
  test('is today in India when a text changed, however deep', () => {
    expect(dayAfter({ intro: 'Two' })).toBe('2026-11-22');
    expect(dayAfter({ sections: [{ heading: 'A', items: ['y'] }] })).toBe('2026-11-22');
  });

  test('stays when nothing changed', () => {
    expect(dayAfter({})).toBe('2026-01-01');
    expect(dayAfter({ sections: [{ heading: 'A', items: ['x'] }] })).toBe('2026-01-01');
  });

  test('is what its owner typed', () => {
    expect(dayAfter({ updated: '2026-03-04' })).toBe('2026-03-04');
    expect(dayAfter({ updated: '2026-03-04', intro: 'Two' })).toBe('2026-03-04');
  });
});
