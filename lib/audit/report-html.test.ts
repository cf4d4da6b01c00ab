/** @jest-environment node */
import { load } from 'cheerio';
import type { AuditReport } from './report';
import { reportHtml } from './report-html';

const hostile = '"><script>alert(1)</script>';
const report: AuditReport = {
  site: `http://a.example/${hostile}`,
  publicOrigin: 'https://www.a.example',
  startedAt: '2026-11-21T08:00:00.000Z',
  seconds: 1.5,
  addresses: 1234,
  pages: 1000,
  listed: 1000,
  isWhole: false,
  limit: 1234,
  ignored: ['deep-page'],
  errors: 502,
  warnings: 0,
  rules: [
    {
      id: 'broken-link',
      title: 'A link leads nowhere',
      severity: 'error',
      reason: 'Nobody arrives.',
      source: 'https://source.example/',
      findings: [
        { address: `javascript:${hostile}`, detail: hostile },
        ...Array.from({ length: 501 }, (_, index) => ({
          address: `http://a.example/${index}`,
          detail: 'answers 404',
        })),
      ],
    },
    {
      id: 'charset',
      title: 'A page does not say that it is UTF-8',
      severity: 'error',
      reason: 'Garbled.',
      source: 'https://source.example/',
      findings: [],
    },
  ],
};

const $ = load(reportHtml(report));

test('says what was found, and what was not', () => {
  expect($('title').text()).toBe(`Audit of ${report.site}`);
  expect($('dl').text()).toContain('1,234');
  expect($('details h3').text()).toBe('A link leads nowhere');
  expect($('tbody tr')).toHaveLength(500);
  expect($('details').text()).toContain('And 2 more in report.json');
  expect($('ul').text()).toContain('A page does not say that it is UTF-8');
  expect($('main').text()).toContain('The limit of 1,234 addresses ended the crawl');
});

test('loads and runs nothing, whatever a site is called', () => {
  expect($('script, img, link, iframe')).toHaveLength(0);
  expect($('tbody a').first().attr('href')).toBe('http://a.example/0');
  expect($('tbody td').eq(1).text()).toBe(hostile);
});
