import { useId } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { cityCoordinates } from '@/content/city-coordinates';
import type { CityPageFields, EditorCityPage } from '@/lib/cities/admin-schema';
import { citySlug } from '@/lib/cities/city-slug';
import { knownCities, stateOf } from '@/lib/cities/fallback';
import { AdminField } from '../form/admin-field';
import { Field, fieldAttributes } from '../form/field';
import type { AdminFormState } from '../form/use-admin-form';
import { MovedNotice } from '../removal/moved-notice';
import type { MovedLinks } from '../removal/use-moved-links';
import { fieldLabels } from './field-labels';

type PlaceFieldsProps = {
  form: AdminFormState<CityPageFields, EditorCityPage>;
  services: readonly string[];
  moved: MovedLinks;
};

/** What the page is about: a service in a city, and where that is. */
export function PlaceFields({ form, services, moved }: PlaceFieldsProps) {
  const id = useId();
  const { fields, change, errors, stored } = form;
  const slug = citySlug(fields.city);
  const known = cityCoordinates.get(slug);

  /** The state follows a city that the site knows, until it was typed by hand. */
  function changeCity(city: string) {
    const was = stateOf(citySlug(fields.city));
    const follows = fields.state === '' || fields.state === was;
    const isKnown = knownCities.includes(citySlug(city));
    change(follows && isKnown ? { city, state: stateOf(citySlug(city)) } : { city });
  }

  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field id={id} label={fieldLabels.service_type} error={errors.service_type}>
          <NativeSelect
            {...fieldAttributes(id, { error: errors.service_type })}
            name="service_type"
            value={fields.service_type}
            onChange={({ target }) => change({ service_type: target.value })}
          >
            <option value="">Choose a service</option>
            {[...new Set([...services, fields.service_type])].filter(Boolean).map((service) => (
              <option key={service} value={service}>
                {service}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <AdminField
          {...form.text('city')}
          label={fieldLabels.city}
          onChange={({ target }) => changeCity(target.value)}
        />
        <AdminField {...form.text('state')} label={fieldLabels.state} />
      </div>
      {stored?.path && slug && slug !== citySlug(stored.fields.city) && (
        <MovedNotice
          key={stored.path}
          former={stored.path}
          next={stored.path.replace(/[^/]+$/, () => slug)}
          moved={moved}
        />
      )}
      <fieldset className="grid grid-cols-1 gap-4 rounded-lg border p-4 sm:grid-cols-2 sm:p-5">
        <legend className="px-1 font-semibold">On the map</legend>
        <p className="text-sm text-muted-foreground sm:col-span-2">
          {known
            ? `The site knows where ${fields.city} is: ${known.latitude} north, ${known.longitude} east. Leave both empty, or correct it.`
            : 'The site does not know where this city is. Without both it stands in the lists alone.'}
        </p>
        <AdminField {...form.text('latitude')} label={fieldLabels.latitude} inputMode="decimal" />
        <AdminField {...form.text('longitude')} label={fieldLabels.longitude} inputMode="decimal" />
      </fieldset>
    </>
  );
}
