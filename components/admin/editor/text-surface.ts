import type { Edit, Made, Span } from './markdown-edit';

/** What text is typed into, whichever of the two it is: the editor, or the plain field until that has come. */
export type TextSurface = {
  text: () => string;
  selection: () => Span;
  apply: (edit: Edit) => void;
  replace: (text: string) => void;
  select: (span: Span) => void;
  around: () => readonly Made[];
  /** Where a point of the window is in the text; null when that is not known. */
  placeAt: (x: number, y: number) => number | null;
  focus: () => void;
};
