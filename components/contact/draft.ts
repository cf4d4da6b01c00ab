import { readTabJson, tabStorage } from '@/lib/browser/tab-storage';
import { contactFieldNames } from '@/lib/submissions/field-names';
import { DRAFT_KEY } from './form-view';

/** Keeps what was typed for this tab, so that a reload or a crash loses nothing. */
export function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form);
  const typed = Object.fromEntries(contactFieldNames.map((name) => [name, String(data.get(name) ?? '')]));
  tabStorage.write(DRAFT_KEY, JSON.stringify(typed));
}

/** Puts the draft into the fields that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readTabJson(DRAFT_KEY) as Record<string, unknown> | null;
  for (const name of contactFieldNames) {
    const control = form.elements.namedItem(name);
    const value = draft?.[name];
    if (typeof value === 'string' && isTextControl(control) && control.value === '') control.value = value;
  }
}

export function clearDraft(): void {
  tabStorage.remove(DRAFT_KEY);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isTextControl(control: Element | RadioNodeList | null): control is TextControl {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
