'use client';

import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { toast } from '@/lib/browser/toast';

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
    <Button aria-disabled="true" onClick={() => toast.error('No data to export')} variant="outline">
      Export CSV
    </Button>
  );
}
