import { flushSync } from 'react-dom';

export function insertText(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  change: (value: string) => void,
): void {
  field.focus();
  // Obsolete, but the only way that the browser's own undo knows of.
  if (document.execCommand?.('insertText', false, text)) return;
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  flushSync(() => change(field.value.slice(0, start) + text + field.value.slice(end)));
  field.setSelectionRange(start + text.length, start + text.length);
}
