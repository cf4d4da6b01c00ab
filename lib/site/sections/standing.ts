import type { AreaField, ChoiceField } from '../fields';
import { area } from './kinds';

const choice: ChoiceField = {
  kind: 'choice',
  label: 'May it be published?',
  choices: [
    { value: 'sample', name: 'It is a sample, and is labelled so' },
    { value: 'permitted', name: 'It is true, and whom it is about agreed' },
  ],
};

/** What people are shown of others is true and permitted, or labelled as a sample (decision D11). */
export const standing: { standing: ChoiceField; source: AreaField } = {
  standing: choice,
  source: area('Source and permission', {
    minimum: 0,
    maximum: 500,
    hint: 'Where it comes from, who agreed and when. Needed unless it is a sample; visitors do not see it.',
  }),
};
