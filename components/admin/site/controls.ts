import type { ReactNode } from 'react';
import type { Field } from '@/lib/site/fields';

/** What is wrong, by path: `faq.1.answer`. */
export type Messages = Record<string, string | undefined>;

/** Where in a section a value stands, and what is done when it is another. */
export type Place = {
  path: string;
  field: Field;
  value: unknown;
  /** What comes with the site; undefined within a list. */
  standard: unknown;
  messages: Messages;
  /**
   * @param mended the path of what was changed, within this value or its own
   * @param beside what changes with it in the fields beside this one
   */
  onChange: (value: unknown, mended: string, beside?: Record<string, unknown>) => void;
};

/** A place with fields inside, and what draws each of them. */
export type Places = Place & { each: (place: Place) => ReactNode };

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
