import { flushSync } from 'react-dom';
import { insertText } from '../email/insert-text';
import type { TextSurface } from './text-surface';

export function textareaSurface(area: HTMLTextAreaElement, change: (text: string) => void): TextSurface {
  return {
    text: () => area.value,
    selection: () => ({ from: area.selectionStart, to: area.selectionEnd }),
    apply({ from, to, insert, select }) {
      area.focus();
      area.setSelectionRange(from, to);
      insertText(area, insert, change);
      area.setSelectionRange(select.from, select.to);
    },
    replace: (text) => flushSync(() => change(text)),
    select({ from, to }) {
      area.focus();
      area.setSelectionRange(from, to);
    },
    around: () => [],
    placeAt: () => null,
    focus: () => area.focus(),
  };
}
