const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/** Documents hold lines apart by spaces that do not break, and words together by characters that nobody sees. */
export function tidyText(body: HTMLElement): void {
  const texts = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = (text.nodeValue ?? '').replace(UNSEEN, '').replaceAll('\u00a0', ' ');
  }
}
