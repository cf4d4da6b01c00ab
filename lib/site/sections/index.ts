import { brand } from './brand';

/** Every section that the owner edits, by the name of its row, in the order of the list. */
export const sections = { brand } as const;

export type Sections = typeof sections;
export type SectionName = keyof Sections;

export const sectionNames = Object.keys(sections) as SectionName[];

export const isSectionName = (name: string): name is SectionName => Object.hasOwn(sections, name);
