import { sampleValues } from '@/lib/email/sample-values';
import { type EmailTemplate, renderTemplate } from '@/lib/email/template';

/**
 * The e-mail as it would look for an invented enquiry. The frame is a page of its own without any right: no scripts, no
 * forms, no way out; the policy of this page holds in it too, so that pictures of other sites stay away.
 */
export function TemplatePreview({ template }: { template: EmailTemplate }) {
  const { subject, html } = renderTemplate(template, sampleValues);
  return (
    <section aria-labelledby="template-preview-heading" className="flex min-w-0 flex-col gap-1.5">
      <h3 id="template-preview-heading" className="font-medium">
        Preview with sample data
      </h3>
      <div className="flex flex-1 flex-col overflow-hidden rounded-md border">
        <p className="border-b bg-card px-3.5 py-2.5 text-sm [overflow-wrap:anywhere]">
          <span className="text-muted-foreground">Subject:</span>{' '}
          <span data-testid="preview-subject">{subject}</span>
        </p>
        <iframe
          title="Preview of the e-mail"
          sandbox=""
          srcDoc={html}
          className="min-h-80 w-full flex-1 bg-white [color-scheme:light]"
        />
      </div>
      <p className="text-sm text-muted-foreground">
        Under it stands a link to the enquiry on this website. Pictures from other sites are not shown here; a
        test e-mail shows them.
      </p>
    </section>
  );
}
