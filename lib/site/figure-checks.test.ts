import { figures as defaults } from '@/content/figures';
import { errorsOfFigures, namesOfPages } from './figure-checks';
import { figureValues } from './figure-values';

const none = new Map<string, string>();
const errors = (change: object, uses = none, before: object = {}) =>
  errorsOfFigures({ ...defaults, ...change }, { ...defaults, ...before }, uses, ['brand', 'city']);
const own = { name: 'projects', label: 'Projects', value: '40' };

test('amounts are said as people read them, in each currency that they have', () => {
  const values = figureValues(defaults);
  expect(values).toMatchObject({
    seo_monthly: '$800',
    seo_monthly_inr: '₹65,600',
    speed_audit_large: '$1,200+',
    speed_audit_large_inr: '₹98,400+',
    package_monthly_inr: '₹25,000',
    first_results: '2-3 months',
  });
  expect(Object.keys(values)).not.toContain('package_monthly');
  expect(Object.keys(values)).not.toContain('ppc_setup_inr');
});

test('what comes with the site is right together, and more may be added', () => {
  expect(errors({})).toEqual({});
  expect(errors({ figures: [...defaults.figures, own] })).toEqual({});
});

test('what comes with the site stays, and so does what a text says', () => {
  expect(errors({ figures: defaults.figures.slice(1) })).toEqual({
    figures: '{{home_first_results}} comes with the site, so it cannot be taken away or renamed.',
  });
  const before = { figures: [...defaults.figures, own] };
  expect(errors({}, none, before)).toEqual({});
  expect(errors({}, new Map([['projects', 'Home page']]), before)).toEqual({
    figures: '{{projects}} is said in “Home page”, so it cannot be taken away or renamed.',
  });
});

test('rupees that a text says cannot go either', () => {
  const amounts = defaults.amounts.map((amount) => ({ ...amount, inr: null, usd: amount.usd ?? 1 }));
  expect(errors({ amounts }, new Map([['speed_audit_inr', 'Site Speed']])).amounts).toMatch(
    /cannot be taken/,
  );
});

test('two figures have two names, none of them one that means something else', () => {
  const twice = { ...own, name: 'seo_monthly_inr' };
  expect(errors({ figures: [...defaults.figures, twice, { ...own, name: 'city' }, own, own] })).toEqual({
    'figures.11.name': 'There is another {{seo_monthly_inr}}: please choose another name.',
    'figures.12.name': 'There is another {{city}}: please choose another name.',
    'figures.14.name': 'There is another {{projects}}: please choose another name.',
  });
});

test('an amount is one, and a true figure has its source', () => {
  const empty = { name: 'x', label: 'X', usd: null, inr: null, orMore: false };
  const stats = [{ label: 'Clients', value: '12', standing: 'permitted', source: '' }];
  expect(errors({ amounts: [...defaults.amounts, empty], stats })).toEqual({
    'amounts.10.usd': 'Please give an amount in one of the two.',
    'stats.0.source': 'Please say where this comes from, who agreed and when; or label it as a sample.',
  });
});

test('the names of pages are found in groups and lists', () => {
  const line = { kind: 'line', label: 'A', maximum: 9 } as const;
  const inner = { a: { ...line, names: ['city'] }, b: line };
  const list = { kind: 'list', label: 'L', itemName: 'I', maximumItems: 2, item: inner } as const;
  expect(namesOfPages({ group: { kind: 'group', label: 'G', fields: { list } } })).toEqual(['city']);
});
