'use client';

import { ButtonLink } from '@/components/ui/button-link';
import { toast } from '@/lib/browser/toast';
import { ReadyButton } from '../layout/ready-button';

type ExportButtonProps = {
  href: string;
  isEmpty: boolean;
};

/** A download, so a plain link; with nothing to export it is switched off and says why when pressed. */
export function ExportButton({ href, isEmpty }: ExportButtonProps) {
  if (!isEmpty)
    return (
      <ButtonLink href={href} variant="outline">
        Export CSV
      </ButtonLink>
    );
  return (
    <ReadyButton aria-disabled="true" onClick={() => toast.error('No data to export')} variant="outline">
      Export CSV
    </ReadyButton>
  );
}
