import { figures as comesWith } from '@/content/figures';
import { isSample, type Standing } from '@/content/types';
import type { Field, Fields } from './fields';
import { figureValues } from './figure-values';
import type { Figures } from './sections/figures';

type Errors = Record<string, string>;
type Lists = Pick<Figures, 'amounts' | 'figures'>;
/** Where a name is said: "Home page". */
export type Uses = ReadonlyMap<string, string>;

const SOURCE = 'Please say where this comes from, who agreed and when; or label it as a sample.';
const BUILT_IN = new Set([...comesWith.amounts, ...comesWith.figures].map(({ name }) => name));

/** What pages fill in themselves, so that no figure may be called so. */
export function namesOfPages(fields: Fields): string[] {
  return Object.values(fields).flatMap((field: Field) => {
    if (field.kind === 'group') return namesOfPages(field.fields);
    if (field.kind === 'list') return namesOfPages(field.item);
    return 'names' in field ? [...(field.names ?? [])] : [];
  });
}

/** What is wrong with the figures together, by path. @param reserved names that mean something else */
export function errorsOfFigures(
  now: Figures,
  before: Lists,
  uses: Uses,
  reserved: readonly string[],
): Errors {
  const values = figureValues(now);
  const missing = Object.keys(figureValues(before)).filter((name) => !Object.hasOwn(values, name));
  return {
    ...nameErrors(now, reserved),
    ...amountErrors(now),
    ...statErrors(now.stats),
    ...Object.assign({}, ...missing.map((name) => missingError(name, before, uses))),
  };
}

function missingError(name: string, before: Lists, uses: Uses): Errors {
  const list = before.figures.some((figure) => figure.name === name) ? 'figures' : 'amounts';
  const page = uses.get(name);
  if (page) return { [list]: `{{${name}}} is said in “${page}”, so it cannot be taken away or renamed.` };
  if (!BUILT_IN.has(name)) return {};
  return { [list]: `{{${name}}} comes with the site, so it cannot be taken away or renamed.` };
}

function nameErrors({ amounts, figures }: Lists, reserved: readonly string[]): Errors {
  const taken = new Set(reserved);
  const named = [
    ...amounts.map(({ name }, index) => ({ path: `amounts.${index}.name`, names: [name, `${name}_inr`] })),
    ...figures.map(({ name }, index) => ({ path: `figures.${index}.name`, names: [name] })),
  ];
  return Object.fromEntries(
    named.flatMap(({ path, names }) => {
      const other = names.find((name) => taken.has(name));
      for (const name of names) taken.add(name);
      return other ? [[path, `There is another {{${other}}}: please choose another name.`]] : [];
    }),
  );
}

const amountErrors = ({ amounts }: Lists): Errors =>
  Object.fromEntries(
    amounts.flatMap(({ usd, inr }, index) =>
      usd === null && inr === null
        ? [[`amounts.${index}.usd`, 'Please give an amount in one of the two.']]
        : [],
    ),
  );

const statErrors = (stats: readonly Standing[]): Errors =>
  Object.fromEntries(
    stats.flatMap((stat, index) =>
      isSample(stat) || stat.source ? [] : [[`stats.${index}.source`, SOURCE]],
    ),
  );
