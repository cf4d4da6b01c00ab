import { NativeSelect } from '@/components/ui/native-select';
import {
  type CityPageFields,
  cityPageMaxima,
  type EditorCityPage,
  emptyOffer,
  emptyPair,
  emptyTestimonial,
  type TypedTestimonial,
} from '@/lib/cities/admin-schema';
import { AdminField } from '../form/admin-field';
import { AdminTextField } from '../form/admin-text-field';
import { Field } from '../form/field';
import type { ItemFields } from '../form/item-fields';
import { ListField } from '../form/list-field';
import type { AdminFormState } from '../form/use-admin-form';
import { fieldLabels } from './field-labels';

type PageListsProps = { form: AdminFormState<CityPageFields, EditorCityPage> };
const most = cityPageMaxima;

/** The parts of a city page that are lists. */
export function PageLists({ form }: PageListsProps) {
  const listOf = <Name extends 'services_offered' | 'faq' | 'testimonials'>(name: Name) => ({
    ...{ list: form.list(name), label: fieldLabels[name], maximum: most[name] },
  });
  return (
    <>
      <ListField
        {...listOf('services_offered')}
        itemName="Part"
        empty={emptyOffer}
        hint="Without any, the page shows what all city pages have in common."
      >
        {({ text }) => (
          <>
            <AdminField {...text('title')} label="Name" />
            <AdminTextField
              {...text('description')}
              label="Description"
              rows={3}
              maximum={most.description}
            />
          </>
        )}
      </ListField>
      <ListField {...listOf('faq')} itemName="Question" empty={emptyPair}>
        {({ text }) => (
          <>
            <AdminField {...text('question')} label="Question" />
            <AdminTextField {...text('answer')} label="Answer" rows={3} maximum={most.answer} />
          </>
        )}
      </ListField>
      <ListField
        {...listOf('testimonials')}
        itemName="Testimonial"
        empty={emptyTestimonial}
        hint="Words of a client who let you show them, with where they come from; or a sample, which the page calls one."
      >
        {(fields) => <TestimonialFields {...fields} />}
      </ListField>
    </>
  );
}

function TestimonialFields({ text, item, index, change }: ItemFields<TypedTestimonial>) {
  const id = `testimonial-${index}-kind`;
  return (
    <>
      <AdminTextField {...text('quote')} label="What was said" rows={3} maximum={most.quote} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <AdminField {...text('author')} label="Who said it" />
        <AdminField {...text('role')} label="Role" />
        <AdminField {...text('company')} label="Company" />
        <AdminField {...text('rating')} label="Rating out of 5" inputMode="decimal" />
        <Field id={id} label="Shown as">
          <NativeSelect
            id={id}
            value={item.is_sample ? 'sample' : 'client'}
            onChange={({ target }) => change({ ...item, is_sample: target.value === 'sample' })}
          >
            <option value="client">A client’s words, with their permission</option>
            <option value="sample">A sample, labelled as one</option>
          </NativeSelect>
        </Field>
        {!item.is_sample && (
          <AdminField
            {...text('source')}
            label="Where it comes from"
            hint="A review and its address, a letter and its date. Visitors are not shown it."
          />
        )}
      </div>
    </>
  );
}
