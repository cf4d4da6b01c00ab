import { pagePreview } from '@/lib/blog/review/preview';
import { typedFacts } from '@/lib/cities/admin-facts';
import { type CityPageFields, cityPageMaxima, type EditorCityPage } from '@/lib/cities/admin-schema';
import { DESCRIPTION, descriptionWidth, TITLE, titleWidth } from '@/lib/search/snippet';
import { SearchResult } from '../editor/search-result';
import { AdminField } from '../form/admin-field';
import { AdminTextField } from '../form/admin-text-field';
import type { AdminFormState } from '../form/use-admin-form';
import { fieldLabels } from './field-labels';

export type SiteNames = { siteName: string; origin: string };
type HeadFieldsProps = { form: AdminFormState<CityPageFields, EditorCityPage>; site: SiteNames };

const widthOf = (pixels: number, room: number) => `${Math.round(pixels)} of ${room} pixels`;

/** What stands at the top of the page and in search results, and how that looks there. */
export function HeadFields({ form, site }: HeadFieldsProps) {
  const facts = typedFacts(form.fields, site.siteName);
  const head = { title: facts.titleInResults, description: facts.description, path: facts.path };
  return (
    <>
      <AdminField {...form.text('h1_title')} label={fieldLabels.h1_title} hint={`Left empty: ${facts.h1}`} />
      <AdminField
        {...form.text('meta_title')}
        label={fieldLabels.meta_title}
        hint={`Left empty it is made of service and city. Now ${widthOf(titleWidth(head.title), TITLE.width)}.`}
      />
      <AdminTextField
        {...form.text('meta_description')}
        label={fieldLabels.meta_description}
        rows={2}
        maximum={cityPageMaxima.meta_description}
        hint={`Now ${widthOf(descriptionWidth(head.description), DESCRIPTION.width.desktop)}.`}
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <SearchResult device="phone" {...pagePreview(head, 'phone', site)} />
        <SearchResult device="desktop" {...pagePreview(head, 'desktop', site)} />
      </div>
    </>
  );
}
