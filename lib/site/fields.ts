/** What one field of a section is: its control, its rules and how it is read follow from this. It is plain data, so that a form in the browser can have it. */
type Common = { label: string; hint?: string };

/** `names`: what may be named as `{{name}}` besides the figures, because the page knows it; `needs`: those of them without which the text says nothing. */
type Text = Common & {
  maximum: number;
  minimum?: number;
  names?: readonly string[];
  needs?: readonly string[];
};
export type LineField = Text & { kind: 'line'; format?: 'email' | 'telephone' | 'hours' | 'link' | 'name' };
export type AreaField = Text & { kind: 'area' };
/** A page of this site, or an https address. */
export type AddressField = Common & { kind: 'address'; isOptional?: boolean };
/** `altField`: the field beside it that says what the picture shows; a chosen one brings its own words. */
export type PictureField = Common & { kind: 'picture'; isOptional?: boolean; altField?: string };
export type ChoiceField = Common & { kind: 'choice'; choices: readonly { value: string; name: string }[] };
export type DateField = Common & { kind: 'date'; isOptional?: boolean };
export type NumberField = Common & {
  kind: 'number';
  minimum: number;
  maximum: number;
  isWhole?: boolean;
  isOptional?: boolean;
};
export type FlagField = Common & { kind: 'flag' };
/** Texts one beneath the other: paragraphs, or lines of a list. */
export type LinesField = Text & {
  kind: 'lines';
  itemName: string;
  isLong?: boolean;
  minimumItems?: number;
  maximumItems: number;
};
export type ListField<Item = Fields> = Common & {
  kind: 'list';
  itemName: string;
  item: Item;
  minimumItems?: number;
  maximumItems: number;
};
export type GroupField<Group = Fields> = Common & { kind: 'group'; fields: Group };

export type TextField = LineField | AreaField | AddressField | PictureField | ChoiceField | DateField;
export type Field = TextField | NumberField | FlagField | LinesField | ListField | GroupField;
export type Fields = { readonly [name: string]: Field };

type FieldFor<Value> = [Value] extends [boolean]
  ? FlagField
  : [Value] extends [number | null]
    ? NumberField
    : [Value] extends [string]
      ? TextField
      : [Value] extends [readonly string[]]
        ? LinesField
        : [Value] extends [readonly (infer Item)[]]
          ? ListField<FieldsOf<Item>>
          : GroupField<FieldsOf<Value>>;

/** The fields of a value: one for each of its keys, in the order in which they are edited. */
export type FieldsOf<Value> = { readonly [Key in keyof Value & string]: FieldFor<Value[Key]> };
