import { inProcess } from '../../cache/page-cache/in-process.ts';
import { type Cell, Counter, Histogram } from './registry.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is counted in this process since it began; docs/watching.md says what each is for. */
export const metrics = inProcess('metrics', () => ({
  answers: new Counter(
    'site_answers_total',
    'Answers by kind of page, status (499: the visitor left first) and where they came from.',
    ['kind', 'status', 'from'],
  ),
  answerSeconds: new Histogram(
    'site_answer_seconds',
    'Time until an answer that did not come from memory was handed over.',
    ['kind', 'from'],
    SECONDS,
  ),
  databaseSeconds: new Histogram(
    'site_database_seconds',
    'Time until the database answered a question, or was given up.',
    ['outcome'],
    SECONDS,
  ),
  events: new Counter('site_events_total', 'Warnings and errors in the log, by their event.', [
    'level',
    'event',
  ]),
  underWay: { value: 0 } as Cell,
  unexported: { value: 0 } as Cell,
}));
