import { entryName } from './entry-name';

test.each([
  ['article', 'How to begin', 'How to begin'],
  ['picture', ' · gate.webp', 'gate.webp'],
  ['site section', 'home-cities', 'Home cities'],
  ['author', '', 'Author'],
  ['constructor', '', 'constructor'],
])('a change of the kind %s with the label %j is called %j', (kind, label, name) => {
  expect(entryName({ kind, label })).toBe(name);
});
