import { slugFrom } from '@/lib/blog/editor/text';
import type { TypedBefore } from './use-typed-before';

type NamedForm<Name extends string, Slug extends string> = {
  stored: object | null;
  fields: Record<Name | Slug, string>;
  change: (changed: { [field in Name | Slug]?: string }) => void;
  takeTyped: (typed: TypedBefore) => void;
};

/** A form whose slug follows its name until it was edited by hand or readers may know it. */
export function nameAndSlug<Name extends string, Slug extends string>(
  form: NamedForm<Name, Slug>,
  name: Name,
  slug: Slug,
) {
  function changeName(typed: string): void {
    const follows = !form.stored && form.fields[slug] === slugFrom(form.fields[name]);
    form.change({ [name]: typed, ...(follows && { [slug]: slugFrom(typed) }) } as Record<
      Name | Slug,
      string
    >);
  }

  return {
    changeName,
    /** Takes over what was typed before the page's code had come. */
    takeTyped({ [name]: named, ...typed }: TypedBefore): void {
      if (typeof named === 'string') changeName(named);
      form.takeTyped(typed as TypedBefore);
    },
  };
}
