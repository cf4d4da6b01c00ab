import { Textarea } from '@/components/ui/textarea';
import type { EmailTemplate } from '@/lib/email/template';
import { formatMoment } from '@/lib/format/dates';

/** What is stored now, to look at. */
export function TheirTemplate({ template, savedAt }: { template: EmailTemplate; savedAt: string }) {
  return (
    <details>
      <summary className="text-link w-fit cursor-pointer leading-6">
        Show their version, saved on {formatMoment(savedAt)}
      </summary>
      <p className="mt-2 text-sm [overflow-wrap:anywhere]">Subject: {template.subject}</p>
      <Textarea
        readOnly
        rows={8}
        aria-label="Their HTML body"
        value={template.body}
        className="mt-2 font-mono text-sm"
      />
    </details>
  );
}
