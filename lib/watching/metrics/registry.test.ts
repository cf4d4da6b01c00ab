/** @jest-environment node */
import { Counter, gauge, Histogram } from './registry';

test('a counter is written for each combination of labels, in the text format of Prometheus', () => {
  const counter = new Counter('site_answers_total', 'Answers.', ['kind', 'status']);
  counter.cell('city', '200').value++;
  counter.cell('city', '200').value++;
  counter.cell('blog', '404').value++;
  expect(counter.lines()).toEqual([
    '# HELP site_answers_total Answers.',
    '# TYPE site_answers_total counter',
    'site_answers_total{kind="city",status="200"} 2',
    'site_answers_total{kind="blog",status="404"} 1',
  ]);
});

test('what a label says cannot end it', () => {
  const counter = new Counter('x_total', 'X.', ['event']);
  counter.cell('a"} 1\nevil{b="\\').value++;
  expect(counter.lines().at(-1)).toBe('x_total{event="a\\"} 1\\nevil{b=\\"\\\\"} 1');
});

test('labels that somebody invents end in one', () => {
  const counter = new Counter('x_total', 'X.', ['path']);
  for (let index = 0; index < 5000; index++) counter.cell(`/${index}`).value++;
  expect(counter.lines().length).toBeLessThan(1010);
  expect(counter.lines()).toContain('x_total{path="other"} 4000');
});

test('a histogram counts each value in every bucket that holds it, with the sum and the number of all', () => {
  const histogram = new Histogram('site_answer_seconds', 'Time.', ['kind'], [0.1, 1]);
  for (const seconds of [0.1, 0.5, 7]) histogram.observe(seconds, 'city');
  expect(histogram.lines().slice(2)).toEqual([
    'site_answer_seconds_bucket{kind="city",le="0.1"} 1',
    'site_answer_seconds_bucket{kind="city",le="1"} 2',
    'site_answer_seconds_bucket{kind="city",le="+Inf"} 3',
    'site_answer_seconds_sum{kind="city"} 7.6',
    'site_answer_seconds_count{kind="city"} 3',
  ]);
});

test('what is not known is left out, not written as nothing', () => {
  expect(gauge('x', 'X.', [[{ queue: 'purges' }, null]])).toEqual([]);
  expect(gauge('x', 'X.', [[{}, 0]])).toEqual(['# HELP x X.', '# TYPE x gauge', 'x 0']);
});
