import type { FieldLabels } from '../form/differences';

export type HistoryItem<Fields> = {
  /** As the log of the database calls it. */
  kind: string;
  itemId: string;
  /** From the row of the database to the form, as the noun does when it opens one. */
  toFields: (row: unknown) => Fields;
  labels: FieldLabels<Fields>;
};
