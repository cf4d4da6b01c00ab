import type { Widened } from '@/content/types';
import type { Fields, FieldsOf } from './fields';

/** A part of what the site says that its owner edits as one. */
export type Section<Value = object> = {
  title: string;
  /** What it is, in one sentence. */
  about: string;
  group: SectionGroup;
  /** A page that shows it. */
  page: string;
  fields: FieldsOf<Value>;
  /** What holds until the owner says something else. */
  defaults: Value;
  /** Which of its fields search results show of `page`, as paths: "meta.title". */
  snippet?: { title: string; description: string };
  /** The field that becomes today by itself when any other changes. */
  dateOfChange?: string;
  /** Other texts name what is in here, so it names nothing itself. */
  isSource?: boolean;
};

export const sectionGroups = ['The agency', 'Every page', 'Pages', 'Legal texts'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

type Definition<Value> = Omit<Section<Value>, 'defaults'>;

/** The type of a section follows from its default. */
export function defineSection<const Default extends object>(
  defaults: Default,
  definition: Definition<Widened<Default>>,
): Section<Widened<Default>> {
  return { ...definition, defaults: defaults as unknown as Widened<Default> };
}

/** The fields as those see them that know no section in particular. */
export const fieldsOf = ({ fields }: { fields: object }): Fields => fields as Fields;

export type SectionValue<Of> = Of extends Section<infer Value> ? Value : never;
