import { attempt } from './attempt';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

beforeEach(() => attempt.done());

describe('the id of a submit', () => {
  test('is a uuid, and stays while the same text is sent again', () => {
    const id = attempt.idFor(form({ name: 'Asha', message: 'Hello' }));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(attempt.idFor(form({ name: 'Asha', message: 'Hello' }))).toBe(id);
  });

  test('does not depend on what Next adds to the form', () => {
    const id = attempt.idFor(form({ message: 'Hello', $ACTION_ID: '1' }));
    expect(attempt.idFor(form({ message: 'Hello', $ACTION_ID: '2' }))).toBe(id);
  });

  test.each<Record<string, string>>([{ message: 'Hello!' }, { message: 'Hello', city: '' }, { message: '' }])(
    'is another for other text: %j',
    (fields) => {
      const id = attempt.idFor(form({ message: 'Hello' }));
      expect(attempt.idFor(form(fields))).not.toBe(id);
    },
  );

  test('is another for the same text once the first was stored', () => {
    const id = attempt.idFor(form({ message: 'Hello' }));
    attempt.done();
    expect(attempt.idFor(form({ message: 'Hello' }))).not.toBe(id);
  });
});
