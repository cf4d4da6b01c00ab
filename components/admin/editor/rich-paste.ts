import { toast } from '@/lib/browser/toast';
import { blockEdit } from './markdown-blocks';
import { insertion } from './markdown-commands';
import type { TextSurface } from './text-surface';

const HTML = 'text/html';
/** Editors of code colour what they copy, which is words all the same. */
const FROM_CODE = 'vscode-editor-data';

type Clipboard = Pick<DataTransfer, 'types' | 'getData'>;

/** The HTML that a paste should be read from; empty where only its words count. */
export function htmlOf(data: Clipboard, surface: TextSurface): string {
  if (data.types.includes(FROM_CODE)) return '';
  const isCode = surface.around().some(({ command }) => command === 'code' || command === 'codeBlock');
  return isCode ? '' : data.getData(HTML);
}

/** Puts what was copied elsewhere into the text as markdown, or its words where that cannot be. */
export async function pasteRich(html: string, words: string, surface: TextSurface): Promise<void> {
  // Without its code, or for a document nested without end, the words are what there is.
  const pasted = await import('@/lib/markdown/paste')
    .then(({ markdownFromHtml }) => markdownFromHtml(html, window.location.origin))
    .catch(() => null);
  const selection = surface.selection();
  if (!pasted || pasted.isInline) surface.apply(insertion(selection, pasted?.markdown ?? words));
  else {
    const end = pasted.markdown.length;
    surface.apply(blockEdit(surface.text(), selection, pasted.markdown, { from: end, to: end }));
  }
  if (pasted && pasted.pictures > 0)
    toast.info('Pictures were left out', { description: told(pasted.pictures) });
}

function told(pictures: number): string {
  return pictures === 1
    ? 'Upload it with the button “Add image”, which asks what it shows.'
    : `Upload the ${pictures} of them with the button “Add image”, which asks what each shows.`;
}
