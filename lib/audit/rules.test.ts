/** @jest-environment node */
import { audit } from './index';
import { rules } from './rules/index';
import { faults } from './testing/faults';
import { type FixtureSite, PUBLIC_ORIGIN, serve } from './testing/fixture-site';
import { healthySite } from './testing/healthy-site';

async function findingsOf(site: FixtureSite) {
  const { origin, close } = await serve(site);
  try {
    const report = await audit(origin, { publicOrigin: PUBLIC_ORIGIN });
    return report.rules.filter((rule) => rule.findings.length > 0);
  } finally {
    await close();
  }
}

test('a healthy site has no finding', async () => {
  expect(await findingsOf(healthySite())).toEqual([]);
});

test('every rule has a fault, and every fault a rule', () => {
  expect(Object.keys(faults).toSorted()).toEqual(rules.map((rule) => rule.id).toSorted());
});

test.each(Object.entries(faults))('%s is found, and nothing else', async (id, breakIt) => {
  const site = healthySite();
  breakIt(site);
  const found = await findingsOf(site);
  expect(found.map((rule) => [rule.id, rule.findings])).toEqual([[id, [expect.anything()]]]);
  expect(found[0]?.findings[0]).toEqual({
    address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\//),
    detail: expect.stringMatching(/./),
  });
});
