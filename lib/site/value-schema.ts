import { ownAddress } from '../redirects/path';
import { emailPattern } from '../submissions/email-address';
import { storableText } from '../validation/storable-text';
import * as z from '../validation/zod';
import type { Field, Fields, LineField, LinesField, NumberField } from './fields';
import { missingName, unknownName } from './names';
import { numberAsWritten } from './number-as-written';
import { toE164 } from './telephone';

/** Null where names are not looked at, as in what is stored already. */
type Names = readonly string[] | null;
type Schema = z.ZodType<unknown, unknown>;

const count = new Intl.NumberFormat('en-IN');
const WEB = /^https?:\/\//i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAYS = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const OPEN = `${DAYS}(?:[-,]${DAYS}){0,6} (?:[01]\\d|2[0-3]):[0-5]\\d-(?:[01]\\d|2[0-4]):[0-5]\\d`;
const HOURS = new RegExp(`^${OPEN}(?:[,;] ?${OPEN}){0,6}$`);
const MAX_ADDRESS = 2048;

const isWebAddress = (value: string) => WEB.test(value) && URL.canParse(value);
const emptyOr = (holds: (value: string) => boolean) => (value: string) => value === '' || holds(value);

function text(maximum: number) {
  return z
    .string('Please enter a text.')
    .transform((value) => storableText(value).trim())
    .refine((value) => value.length <= maximum, `Please write at most ${count.format(maximum)} characters.`);
}

const line = (maximum: number) => text(maximum).transform((value) => value.replace(/\s+/g, ' '));

const FORMATS: Record<NonNullable<LineField['format']>, [(value: string) => boolean, string]> = {
  email: [(value) => emailPattern.test(value), 'Please enter a valid e-mail address.'],
  telephone: [
    (value) => toE164(value) !== null,
    'Please enter a telephone number with its area code, or with + and its country code.',
  ],
  hours: [
    (value) => HOURS.test(value),
    'Please write days and times such as Mo-Fr 09:30-18:30, with a comma or semicolon between several.',
  ],
  link: [isWebAddress, 'Please enter an address that starts with https:// or http://.'],
  name: [
    (value) => /^[a-z][a-z0-9_]{0,39}$/.test(value),
    'A name is made of lower-case letters, digits and _, begins with a letter and has at most 40 characters.',
  ],
};

type Said = { minimum?: number; names?: readonly string[]; needs?: readonly string[] };

/** What the person is told of a text that is of the right length at most. */
function checked(
  schema: z.ZodType<string, string>,
  { minimum = 1, names = [], needs = [] }: Said,
  known: Names,
) {
  return schema.superRefine((value, context) => {
    const missing = minimum > 1 ? `Please write at least ${minimum} characters.` : 'Please fill this in.';
    const message =
      value.length < minimum
        ? missing
        : known && (unknownName(value, [...known, ...names]) ?? missingName(value, needs));
    if (message) context.addIssue({ code: 'custom', message });
  });
}

function lineSchema({ maximum, format, ...said }: LineField, known: Names): Schema {
  const schema = checked(line(maximum), said, known);
  if (!format) return schema;
  const [holds, message] = FORMATS[format];
  return schema.refine(emptyOr(holds), message);
}

function linesSchema(field: LinesField, known: Names): Schema {
  const { maximum, isLong, minimumItems = 0, maximumItems } = field;
  const item = checked((isLong ? text : line)(maximum), field, known);
  return z
    .array(item)
    .min(minimumItems, `Please give at least ${minimumItems}.`)
    .max(maximumItems, `There can be ${maximumItems} at most.`);
}

function numberSchema({ minimum, maximum, isWhole, isOptional }: NumberField): Schema {
  const range = `Please enter a ${isWhole ? 'whole ' : ''}number from ${count.format(minimum)} to ${count.format(maximum)}.`;
  const number = z
    .number(range)
    .min(minimum, range)
    .max(maximum, range)
    .refine((value) => !isWhole || Number.isInteger(value), range);
  const written = (value: unknown) =>
    typeof value !== 'string' ? value : value.trim() === '' ? null : (numberAsWritten(value) ?? value);
  return z.preprocess(written, isOptional ? number.nullable() : number);
}

const required = (isOptional = false, message: string) =>
  [(value: string) => isOptional || value !== '', message] as const;

/** What may be stored as the value of a field; its output is what is stored. */
export function valueSchema(field: Field, known: Names = null): Schema {
  switch (field.kind) {
    case 'line':
      return lineSchema(field, known);
    case 'area':
      return checked(text(field.maximum), field, known);
    case 'lines':
      return linesSchema(field, known);
    case 'number':
      return numberSchema(field);
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(field.choices.map(({ value }) => value));
    case 'date':
      return line(10)
        .refine(...required(field.isOptional, 'Please choose a day.'))
        .refine(
          emptyOr((value) => DAY.test(value) && !Number.isNaN(Date.parse(value))),
          'Please choose a day.',
        );
    case 'address':
      return line(MAX_ADDRESS)
        .refine(...required(field.isOptional, 'Please enter an address.'))
        .refine(
          emptyOr((value) => value.startsWith('#') || ownAddress(value) !== null || isWebAddress(value)),
          'Please enter a page of this site, which begins with /, or an address that starts with https://.',
        );
    case 'picture':
      return line(MAX_ADDRESS)
        .refine(...required(field.isOptional, 'Please choose a picture.'))
        .refine(
          emptyOr((value) => ownAddress(value) !== null || (/^https:/i.test(value) && URL.canParse(value))),
          'A picture has a path of this site that begins with /, or an address that starts with https://.',
        );
    case 'list':
      return z
        .array(fieldsSchema(field.item, known))
        .min(field.minimumItems ?? 0, `Please give at least ${field.minimumItems}.`)
        .max(field.maximumItems, `There can be ${field.maximumItems} at most.`);
    case 'group':
      return fieldsSchema(field.fields, known);
  }
}

/** What may be stored of fields together. @param known what texts may name; null where that is not looked at */
export function fieldsSchema(
  fields: Fields,
  known: Names = null,
): z.ZodType<Record<string, unknown>, Record<string, unknown>> {
  const shape = Object.entries(fields).map(([name, field]) => [name, valueSchema(field, known)]);
  return z.object(Object.fromEntries(shape) as Record<string, Schema>);
}
