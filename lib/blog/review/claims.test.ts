/** @jest-environment node */
import { claimsIn } from './claims';

test.each([
  'We offer guaranteed rankings.',
  'Guaranteed SEO results for your shop',
  'We guarantee first page rankings in Mumbai',
  'Rankings guaranteed!',
  'Your rankings are guaranteed.',
  'Our ranking guarantee covers you.',
  'Not only do we guarantee rankings, we do it fast.',
  'Nobody else can do it, but we guarantee rankings.',
  'Avoid the scams: we guarantee your traffic.',
  'Want guaranteed rankings?',
  'Get to No. 1 on Google',
  'We put you at number one on Google.',
  'Be #1 on Google with us',
  'India’s number one SEO agency',
  'India’s leading SEO agency',
  'We are the best SEO company in Pune.',
  'A Google-approved agency',
  'We are recommended by Google.',
  'Our special relationship with Google helps you.',
  'We have a direct line to Google.',
  'As a Google Partner we know first.',
  'An official Google partner',
  'Instant rankings for any site',
  'Rank on page one in 7 days',
  'We promise page one rankings.',
  'We rank you first on Google.',
  'Your shop: you will rank first on Google',
  'A Google certified partner agency',
])('is a claim: %s', (text) => {
  expect(claimsIn(text)).toHaveLength(1);
});

test.each([
  'Nobody can guarantee rankings.',
  'No one can guarantee a #1 ranking on Google.',
  'We do not guarantee rankings.',
  'We don’t offer guaranteed rankings, and neither should anyone else.',
  'We never promise to be number one on Google.',
  'There are no guaranteed rankings.',
  'An agency can work for years without guaranteed results.',
  'Agencies that sell “guaranteed rankings” count on nobody asking which ones.',
  'Ask what "No. 1 on Google" means, and for which query.',
  'Avoid anyone who promises guaranteed rankings.',
  'Guaranteed rankings are a red flag.',
  'An agency that offers guaranteed rankings: walk away.',
  'If someone guarantees rankings, ask them for which words.',
  'Can anyone guarantee rankings?',
  'Why guaranteed rankings do not exist',
  'It is not possible to guarantee a ranking.',
  'Results cannot be guaranteed.',
  'Why we do not give a ranking guarantee',
  'A “Google-approved” agency does not exist.',
  'No agency has a special relationship with Google.',
  'The contract guarantees a reply within two working days.',
  'The first page of the report shows the positions.',
  'There is no reason to hurry; number one is the sitemap.',
  'The Google Partner badge is given for ad spend.',
  'The partner page moved to a new address in 3 days.',
])('is none: %s', (text) => {
  expect(claimsIn(text)).toEqual([]);
});

test('a passage is found once, with its place', () => {
  const text = 'First this. We guarantee  number one rankings on Google.';
  expect(claimsIn(text)).toEqual([
    {
      claim: 'guarantee',
      words: expect.stringMatching(/^guarantee\s+number one/),
      start: 15,
      end: expect.any(Number),
    },
  ]);
});
