import type { FillValues } from '../format/fill-in';
import { inDollars, inRupees } from '../format/money';
import type { Figures } from './sections/figures';

const RUPEES = '_inr';

/** What texts name of the figures, as it is put there: `{{seo_monthly}}` is "$800", `{{seo_monthly_inr}}` "₹65,600". */
export function figureValues({ amounts, figures }: Pick<Figures, 'amounts' | 'figures'>): FillValues {
  return Object.fromEntries([
    ...amounts.flatMap(({ name, usd, inr, orMore }) => {
      const more = orMore ? '+' : '';
      return [
        ...(usd === null ? [] : [[name, inDollars(usd) + more]]),
        ...(inr === null ? [] : [[name + RUPEES, inRupees(inr) + more]]),
      ];
    }),
    ...figures.map(({ name, value }) => [name, value]),
  ]);
}
