'use client';

import { useState } from 'react';
import { toast } from '@/lib/browser/toast';
import { sameFields } from '../form/same-fields';
import { ReadyButton } from '../layout/ready-button';
import { HistoryDialog } from './history-dialog';
import type { HistoryItem } from './history-item';

type FormHistoryProps<Fields extends object> = {
  /** Of the kit (`useAdminForm`). */
  form: { fields: Fields; replace: (fields: Partial<Fields>) => void };
  item: HistoryItem<Fields>;
};

/** The button that shows the history of what a form edits, and puts an earlier state into the form; what was typed can be put back. */
export function FormHistory<Fields extends object>({ form, item }: FormHistoryProps<Fields>) {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ state: Fields; typed: Fields } | null>(null);
  const isLoaded = loaded !== null && sameFields(form.fields, loaded.state);

  function load(state: Fields, name: string) {
    setLoaded({ state, typed: form.fields });
    form.replace(state);
    setIsOpen(false);
    toast.info('Loaded into the form', { description: `The state ${name} is stored when you save.` });
  }

  function putBack() {
    if (loaded) form.replace(loaded.typed);
    setLoaded(null);
  }

  return (
    <>
      {isLoaded && (
        <ReadyButton onClick={putBack} variant="ghost">
          Put back what I had
        </ReadyButton>
      )}
      <ReadyButton onClick={() => setIsOpen(true)} variant="outline">
        History
      </ReadyButton>
      {isOpen && (
        <HistoryDialog item={item} fields={form.fields} onLoad={load} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
