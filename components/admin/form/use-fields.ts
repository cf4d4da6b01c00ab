import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DeepPartial,
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  useWatch,
} from 'react-hook-form';
import type * as z from '@/lib/validation/zod';
import { fieldMessages } from './field-messages';
import { type ItemOf, type ListNames, type ListState, messagesInOrder } from './list-state';
import { withTyped } from './with-typed';

/** What is typed and what is wrong with it, by the noun's own schema. A message goes as soon as its field is typed into. */
export function useFields<Fields extends FieldValues>(schema: z.ZodType<Fields>, initial: Fields) {
  const { control, formState, getValues, setValues, setError, clearErrors, handleSubmit } = useForm<Fields>({
    defaultValues: initial as DefaultValues<Fields>,
    resolver: zodResolver(schema as z.ZodType<Fields, Fields>, undefined, { raw: true }),
    shouldFocusError: false,
  });
  // The library changes its own object in place; whoever keeps what was typed needs one that stays.
  const fields: Fields = useWatch({ control, compute: (values: Fields) => ({ ...values }) });
  const errors = fieldMessages<Fields>(formState.errors, fields);

  function change(changed: Partial<Fields>, mended: readonly string[] = Object.keys(changed)): void {
    setValues(changed as DeepPartial<Fields>);
    clearErrors([...mended] as Path<Fields>[]);
  }

  /** What was typed before the page's code had come, as far as it is of this form. */
  function takeTyped(typed: Record<string, unknown>): void {
    change(withTyped(getValues(), typed) as Partial<Fields>);
  }

  function refuse(messages: Record<string, string> = {}): void {
    for (const [path, message] of Object.entries(messages))
      if (Object.hasOwn(getValues(), path.split('.')[0] ?? '')) setError(path as Path<Fields>, { message });
  }

  function list<Name extends ListNames<Fields>>(name: Name): ListState<ItemOf<Fields[Name]>> {
    const items = fields[name] as ItemOf<Fields[Name]>[];
    const changed = (now: ItemOf<Fields[Name]>[]) => ({ [name]: now }) as Partial<Fields>;
    return {
      ...{ name, items, errors },
      changeItem(index, item, field) {
        const path = [name, index, ...(field ? [field] : [])].join('.');
        change(changed(items.with(index, item)), [path]);
      },
      rearrange(order, given) {
        const messages = messagesInOrder(name, order, errors);
        change(changed(order.map((from) => items[from] ?? given).filter((item) => item !== undefined)));
        refuse(messages);
      },
    };
  }

  return {
    fields,
    errors,
    isSubmitting: formState.isSubmitting,
    change,
    takeTyped,
    refuse,
    list,
    typedNow: () => ({ ...getValues() }),
    text: (name: keyof Fields & string) => ({
      name,
      value: fields[name] as string,
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as Partial<Fields>),
    }),
    submit: (run: (sent: Fields) => Promise<void>) => handleSubmit((sent) => run({ ...sent }))(),
  };
}
