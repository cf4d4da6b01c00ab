/** What is typed, and the `updatedAt` of the state it began from. */
export type Typed<Fields> = { fields: Fields; basedOn: string | null };

/** Where a form keeps what is typed until it is saved: in the tab, or on the site. */
export type DraftKeeper<Fields> = {
  /** What was left behind and goes on where it ended; a keeper that asks first has none. */
  kept?: () => Typed<Fields> | null;
  keep: (typed: Typed<Fields>) => void;
  /** Nothing is unsaved. */
  rest: () => void;
  /** Has what is typed where it is kept now. @returns whether it is there */
  flush: () => Promise<boolean>;
  /** It was saved, or is not wanted any more. */
  end: () => unknown;
};
