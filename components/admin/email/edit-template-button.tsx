'use client';

import { useRef, useState } from 'react';
import type { StoredTemplate } from '@/lib/email/admin';
import { loadTemplate, saveTemplate, sendTest } from '@/lib/email/admin-actions';
import { ReadyButton } from '../layout/ready-button';
import { TemplateDialog } from './template-dialog';

type EditTemplateButtonProps = {
  /** Null when none is stored: there is nothing to edit then. */
  template: StoredTemplate | null;
  administratorEmail: string;
};

const actions = { save: saveTemplate, load: loadTemplate, sendTest };

export function EditTemplateButton({ template, administratorEmail }: EditTemplateButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [newer, setNewer] = useState<StoredTemplate | null>(null);
  const stored = newer && template && newer.updatedAt > template.updatedAt ? newer : template;
  return (
    <>
      <ReadyButton ref={button} disabled={!stored} onClick={() => setIsOpen(true)} variant="outline">
        Edit Email Template
      </ReadyButton>
      {isOpen && stored && (
        <TemplateDialog
          stored={stored}
          actions={actions}
          administratorEmail={administratorEmail}
          onStored={setNewer}
          onClose={() => setIsOpen(false)}
          returnFocusTo={button}
        />
      )}
    </>
  );
}
