/** What the staff edit, as it is stored; `updatedAt` is what a save has to name as the state it began with. */
export type Stored<Fields> = { updatedAt: string | null; fields: Fields };

/** What became of a save that must not overwrite anybody else's. */
export type SaveAnswer<Kept> =
  | { kind: 'saved'; stored: Kept }
  | { kind: 'conflict'; theirs: Kept }
  | { kind: 'gone' };
