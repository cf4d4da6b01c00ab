/** The type of texts that have this default: other strings, lists of other lengths. */
export type Widened<Default> = Default extends string
  ? string
  : Default extends number
    ? number
    : Default extends boolean
      ? boolean
      : Default extends readonly (infer Item)[]
        ? readonly Widened<Item>[]
        : { readonly [Key in keyof Default]: Widened<Default[Key]> };

/** True and permitted, or a sample that is labelled so wherever it shows (decision D11). */
export type Standing = { standing: string; source: string };

export const isSample = ({ standing }: Standing) => standing !== 'permitted';

export type TitledText = { title: string; description: string };
export type Question = { question: string; answer: string };
export type Place = { latitude: number; longitude: number };
