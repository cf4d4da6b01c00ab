import { figures as defaults } from '@/content/figures';
import { defineSection, type SectionValue } from '../section';
import { standing } from './standing';

const name = {
  kind: 'line',
  label: 'Name in texts',
  maximum: 36,
  format: 'name',
  hint: 'Lower-case letters, digits and _. Texts say it as {{name}}.',
} as const;
const label = { kind: 'line', label: 'What it is', maximum: 80 } as const;
const MOST = 1_000_000_000;

export const figures = defineSection(defaults, {
  title: 'Figures and prices',
  about:
    'Every number that the site claims, said once: it changes on every page, and in the structured data.',
  group: 'The agency',
  page: '/services/seo/mumbai#pricing',
  isSource: true,
  fields: {
    amounts: {
      kind: 'list',
      label: 'Prices',
      itemName: 'Price',
      maximumItems: 60,
      hint: 'A price in rupees is named with _inr behind its name: {{seo_monthly_inr}}.',
      item: {
        name,
        label,
        usd: { kind: 'number', label: 'In US dollars', minimum: 0, maximum: MOST, isOptional: true },
        inr: { kind: 'number', label: 'In rupees', minimum: 0, maximum: MOST, isOptional: true },
        orMore: { kind: 'flag', label: 'Or more: a + follows' },
      },
    },
    figures: {
      kind: 'list',
      label: 'Timings, shares and other figures',
      itemName: 'Figure',
      maximumItems: 60,
      item: { name, label, value: { kind: 'line', label: 'As it is said', maximum: 60 } },
    },
    stats: {
      kind: 'list',
      label: 'Figures at the head of the home page',
      itemName: 'Figure of the home page',
      maximumItems: 4,
      item: {
        label: { kind: 'line', label: 'What it counts', maximum: 30 },
        value: { kind: 'line', label: 'Number', maximum: 10 },
        ...standing,
      },
    },
    sampleNote: {
      kind: 'line',
      label: 'Label of samples',
      maximum: 60,
      hint: 'Stands beneath the figures of the home page that are samples.',
    },
  },
});

export type Figures = SectionValue<typeof figures>;
