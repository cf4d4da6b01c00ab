import { useId } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { pagePreview } from '@/lib/blog/review/preview';
import { routes } from '@/lib/routes';
import { titleInResults } from '@/lib/search/seo/title';
import { serviceMaxima } from '@/lib/services/admin-schema';
import { isSlug } from '@/lib/validation/slug';
import { SearchResult } from '../editor/search-result';
import { AdminField } from '../form/admin-field';
import { AdminTextField } from '../form/admin-text-field';
import { Field, fieldAttributes } from '../form/field';
import { ListField } from '../form/list-field';
import { nameAndSlug } from '../form/name-and-slug';
import { MovedNotice } from '../removal/moved-notice';
import type { MovedLinks } from '../removal/use-moved-links';
import { fieldLabels } from './field-labels';
import { IconField } from './icon-field';
import type { ServiceForm } from './item-list';

export type SiteNames = { siteName: string; origin: string };

const DRAFT = 'A draft is at no address, and neither are its city pages.';

/** The slug of a service follows its name. */
export const nameOfService = (form: ServiceForm) => nameAndSlug(form, 'service_name', 'service_slug');

type HeadGroupProps = { form: ServiceForm; site: SiteNames; moved: MovedLinks };

/** Name, address, state, list and search results of a service. */
export function HeadGroup({ form, site, moved }: HeadGroupProps) {
  const { fields, change, stored } = form;
  const { changeName } = nameOfService(form);
  const id = useId();
  const title = titleInResults(
    fields.meta_title || `${fields.service_name} Services in India`,
    site.siteName,
  );
  const head = {
    title,
    description: fields.meta_description || fields.service_description,
    path: routes.service(fields.service_slug),
  };

  return (
    <>
      <AdminField
        {...form.text('service_name')}
        label={fieldLabels.service_name}
        hint="Menus, the contact form, e-mails and the city pages follow."
        onChange={({ target }) => changeName(target.value)}
      />
      <AdminField
        {...form.text('service_slug')}
        label={fieldLabels.service_slug}
        hint={`The page is at /services/${fields.service_slug}. Its city pages go with it, and former addresses lead there.`}
      />
      {stored?.path && stored.fields.service_slug !== fields.service_slug && isSlug(fields.service_slug) && (
        <MovedNotice
          key={stored.path}
          former={stored.path}
          next={routes.service(fields.service_slug)}
          moved={moved}
        />
      )}
      <Field id={id} label={fieldLabels.status} hint={DRAFT}>
        <NativeSelect
          {...fieldAttributes(id, { hint: DRAFT })}
          name="status"
          value={fields.status}
          onChange={({ target }) => change({ status: target.value === 'draft' ? 'draft' : 'published' })}
        >
          <option value="draft">Draft: visitors do not see it</option>
          <option value="published">Published</option>
        </NativeSelect>
      </Field>
      <AdminTextField
        {...form.text('service_description')}
        label={fieldLabels.service_description}
        rows={3}
        maximum={serviceMaxima.service_description}
      />
      <ListField
        list={form.list('bullets')}
        label={fieldLabels.bullets}
        itemName="Point"
        empty=""
        maximum={serviceMaxima.bullets}
        hint="Four look best."
      >
        {({ text }) => <AdminField {...text()} label="Point" />}
      </ListField>
      <IconField value={fields.icon} onChange={(icon) => change({ icon })} />
      <AdminField
        {...form.text('hero_heading')}
        label={fieldLabels.hero_heading}
        hint="Left empty: the name"
      />
      <AdminTextField
        {...form.text('hero_subheading')}
        label={fieldLabels.hero_subheading}
        rows={3}
        maximum={serviceMaxima.hero_subheading}
      />
      <AdminField {...form.text('meta_title')} label={fieldLabels.meta_title} />
      <AdminTextField
        {...form.text('meta_description')}
        label={fieldLabels.meta_description}
        rows={2}
        maximum={serviceMaxima.meta_description}
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <SearchResult device="phone" {...pagePreview(head, 'phone', site)} />
        <SearchResult device="desktop" {...pagePreview(head, 'desktop', site)} />
      </div>
    </>
  );
}
