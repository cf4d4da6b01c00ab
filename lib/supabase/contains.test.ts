import { contains } from './contains';

test.each([
  ['site speed', 'title.ilike."%site speed%"'],
  ['a,b)', 'title.ilike."%a,b)%"'],
  ['100%', String.raw`title.ilike."%100\\%%"`],
  ['a_b\\', String.raw`title.ilike."%a\\_b\\\\%"`],
  ['say "yes"', String.raw`title.ilike."%say \"yes\"%"`],
  ['a*b', 'title.ilike."%a_b%"'],
])('%s is looked for as it stands', (text, condition) => {
  expect(contains('title', text)).toBe(condition);
});
