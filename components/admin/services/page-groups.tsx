import { type ServiceText, serviceMaxima } from '@/lib/services/admin-schema';
import { AdminField } from '../form/admin-field';
import { AdminTextField } from '../form/admin-text-field';
import { ListField } from '../form/list-field';
import { fieldLabels } from './field-labels';
import { ItemList, type ServiceForm } from './item-list';
import { ServiceGroup } from './service-group';

const FIGURES = 'Figures are named, such as {{seo_monthly}}, and change everywhere at once under Site.';

/** What a service says on its own page, on the home page and on its city pages, part by part. */
export function PageGroups({ form }: { form: ServiceForm }) {
  const line = (name: ServiceText, hint?: string) => (
    <AdminField {...form.text(name)} label={fieldLabels[name]} hint={hint} />
  );
  const area = (name: ServiceText, rows = 3, hint?: string) => (
    <AdminTextField
      {...form.text(name)}
      label={fieldLabels[name]}
      {...{ rows, hint }}
      maximum={serviceMaxima[name]}
    />
  );
  return (
    <>
      <ServiceGroup title="Prices" about="On the city pages; without a headline the price is on request" open>
        {line('price_headline', FIGURES)}
        {line('price_note')}
        <ListField
          list={form.list('price_rows')}
          label={fieldLabels.price_rows}
          itemName="Row"
          empty={{ label: '', value: '' }}
          maximum={serviceMaxima.price_rows}
        >
          {({ text }) => (
            <div className="grid gap-4 sm:grid-cols-2">
              <AdminField {...text('label')} label="What" />
              <AdminField {...text('value')} label="Price" />
            </div>
          )}
        </ListField>
      </ServiceGroup>
      <ServiceGroup title="Home page" about="How the areas of expertise name it">
        {line('area_name', 'Left empty: its name')}
        {area('area_description', 3, 'Left empty: the short description.')}
        <ItemList form={form} name="area_topics" itemName="Sub-topic" />
      </ServiceGroup>
      <ServiceGroup
        title="Introduction"
        about="Below the head, with highlights beside it; left out without a heading"
      >
        {line('intro_heading')}
        {area('intro_text', 8, 'An empty line begins a paragraph.')}
        <ItemList form={form} name="highlights" itemName="Highlight" />
      </ServiceGroup>
      <ServiceGroup
        title="The work"
        about="Approach, areas of expertise, reasons, steps and offer; empty lists are left out"
      >
        {line('approach_heading')}
        <ItemList form={form} name="approach" itemName="Part" />
        <ItemList form={form} name="expertise_areas" itemName="Area" />
        <ItemList form={form} name="benefits" itemName="Reason" />
        {line('process_heading', 'Left empty: as on every service page')}
        <ItemList form={form} name="process_steps" itemName="Step" />
        {line('offer_heading')}
        <ItemList form={form} name="offers" itemName="Offer" />
      </ServiceGroup>
      <ServiceGroup title="Questions and closing" about="The end of the page">
        {line('faq_heading', 'Left empty: as on every service page')}
        <ListField
          list={form.list('faq')}
          label={fieldLabels.faq}
          itemName="Question"
          empty={{ question: '', answer: '' }}
          maximum={serviceMaxima.faq}
        >
          {({ text }) => (
            <>
              <AdminField {...text('question')} label="Question" />
              <AdminTextField {...text('answer')} label="Answer" rows={4} maximum={3000} />
            </>
          )}
        </ListField>
        {line('closing_heading', 'Left empty: as on every service page')}
        {area('closing_text')}
        {line('closing_link')}
      </ServiceGroup>
      <ServiceGroup
        title="City pages"
        about="What every city page of this service says; {{city}} is the city"
      >
        <ItemList form={form} name="reasons" itemName="Reason" hint="Left empty: six general reasons." />
        <ItemList
          form={form}
          name="general_offers"
          itemName="Part"
          hint="Where a city has no page of its own."
        />
        {line('general_price', 'Ends “We offer … per month” where a city has no page of its own')}
      </ServiceGroup>
    </>
  );
}
