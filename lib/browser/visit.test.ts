import { readVisit, rememberVisit } from './visit';

const open = (address: string) => history.replaceState(null, '', address);

beforeEach(() => sessionStorage.clear());

test('the first page of a visit is kept, whatever is opened after it', () => {
  open('/services/seo/pune?utm_source=news');
  rememberVisit();
  open('/contact');
  rememberVisit();
  expect(readVisit()).toEqual({ landingPage: '/services/seo/pune?utm_source=news', referrer: '' });
});

test('a page that is the first one is the landing page itself', () => {
  open('/contact?utm_source=newsletter');
  expect(readVisit().landingPage).toBe('/contact?utm_source=newsletter');
});

test.each(['nonsense', '"text"', '5', '{"landingPage":{"a":1}}'])(
  'what is kept as %s breaks nothing',
  (kept) => {
    sessionStorage.setItem('visit', kept);
    const { landingPage, referrer } = readVisit();
    expect([typeof landingPage, typeof referrer]).toEqual(['string', 'string']);
  },
);

test('an address beyond measure is cut', () => {
  open(`/contact?${'x'.repeat(5000)}`);
  expect(readVisit().landingPage).toHaveLength(2048);
});
