/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import { coldTurn } from './cold-turn';
import { noteAnswer } from './database-health';
import { during, PAGE_MS, type Visit } from './visit';

const { jest } = import.meta;
const AT_ONCE = 8;

class Answer extends EventEmitter {
  closed = false;

  close(): void {
    this.closed = true;
    this.emit('close');
  }
}

const going: number[] = [];
const answers: Answer[] = [];

function visit(change: Partial<Visit> = {}): Visit {
  const number = answers.length;
  const answer = new Answer();
  answers.push(answer);
  const made = {
    request: {},
    response: answer,
    endsAt: 0,
    wantsLastGood: false,
    ...change,
  } as unknown as Visit;
  during(made, () => void coldTurn().then(() => going.push(number)));
  return made;
}

let now = Date.now();

beforeEach(() => {
  // When the database answered somebody in an earlier test is long past.
  now += 60_000;
  jest.useFakeTimers({ now });
  going.length = 0;
  answers.length = 0;
});
afterEach(async () => {
  for (const answer of answers) answer.close();
  await jest.runAllTimersAsync();
  jest.useRealTimers();
});
const settle = () => jest.advanceTimersByTimeAsync(0);

async function whileDatabaseAnswers(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    noteAnswer();
    await jest.advanceTimersByTimeAsync(500);
  }
}

test('eight pages are made at once, and the others in the order in which they came', async () => {
  for (let n = 0; n < 11; n += 1) visit();
  await settle();
  expect(going).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  answers[3]?.close();
  answers[0]?.close();
  await settle();
  expect(going.slice(AT_ONCE)).toEqual([8, 9]);
});

test('the time for the database begins with the turn, if it has answered others meanwhile', async () => {
  for (let n = 0; n < AT_ONCE; n += 1) visit();
  const [silent, answered] = [visit(), visit()];
  await jest.advanceTimersByTimeAsync(500);
  answers[0]?.close();
  await settle();
  expect(silent.endsAt).toBe(0);
  noteAnswer();
  answers[1]?.close();
  await settle();
  expect(answered.endsAt - Date.now()).toBe(PAGE_MS);
});

test('who has gone away while they waited keeps nobody else waiting', async () => {
  for (let n = 0; n < AT_ONCE + 2; n += 1) visit();
  await settle();
  answers[AT_ONCE]?.close();
  answers[0]?.close();
  await settle();
  expect(going).toContain(AT_ONCE + 1);
});

test('whoever takes an old copy does not wait', async () => {
  for (let n = 0; n < AT_ONCE + 1; n += 1) visit();
  visit({ wantsLastGood: true });
  await settle();
  expect(going).not.toContain(AT_ONCE);
  expect(going).toContain(AT_ONCE + 1);
});

test('when neither pages nor the database answer for a second, nobody waits', async () => {
  for (let n = 0; n < AT_ONCE + 3; n += 1) visit();
  await jest.advanceTimersByTimeAsync(900);
  expect(going).toHaveLength(AT_ONCE);
  await jest.advanceTimersByTimeAsync(200);
  await nextTurnOfLoop();
  await settle();
  expect(going).toHaveLength(AT_ONCE + 3);
});

test('while the database answers, the others wait for their turn', async () => {
  for (let n = 0; n < AT_ONCE + 1; n += 1) visit();
  await whileDatabaseAnswers(3500);
  expect(going).toHaveLength(AT_ONCE);
  answers[0]?.close();
  await settle();
  expect(going).toHaveLength(AT_ONCE + 1);
});

test('a page whose answer is taken slowly is counted for four seconds', async () => {
  for (let n = 0; n < AT_ONCE + 1; n += 1) visit();
  await whileDatabaseAnswers(4500);
  expect(going).toHaveLength(AT_ONCE + 1);
});

test('nobody waits for more than ten seconds', async () => {
  for (let n = 0; n < 3 * AT_ONCE + 1; n += 1) visit();
  await whileDatabaseAnswers(9500);
  expect(going).toHaveLength(3 * AT_ONCE);
  await whileDatabaseAnswers(1000);
  expect(going).toHaveLength(3 * AT_ONCE + 1);
});

test('a page that is asked about twice within one visit has one turn', async () => {
  for (let n = 0; n < AT_ONCE - 1; n += 1) visit();
  const twice = visit();
  await settle();
  let isOver = false;
  during(
    twice,
    () =>
      void coldTurn().then(() => {
        isOver = true;
      }),
  );
  await settle();
  expect(isOver).toBe(true);
});
