import { all, styleOf, unwrap } from './dom';

const NEVER_TEXT =
  'script, style, template, noscript, svg, math, iframe, object, embed, video, audio, canvas, input, select, textarea, button, meta, link, title, base, xml, [hidden]';
const HIDING = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;
const PIXEL = /^[01]$/;

/** Takes away what its reader did not see, and pictures; says how many of those there were. */
export function dropUnseen(body: HTMLElement): number {
  for (const element of all(body, NEVER_TEXT)) element.remove();
  for (const element of all(body, '[style]')) if (HIDING.test(styleOf(element))) element.remove();
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  // Word's own elements, such as <o:p>, are only wrappers.
  for (const element of all(body, '*')) if (element.localName.includes(':')) unwrap(element);
  return dropPictures(body);
}

function dropPictures(body: HTMLElement): number {
  let count = 0;
  for (const picture of all(body, 'img, picture')) {
    const isPixel = ['width', 'height'].every((side) => PIXEL.test(picture.getAttribute(side) ?? ''));
    const alt = picture.getAttribute('alt') ?? '';
    // Mail and chat draw what is one character.
    if (/^\p{Extended_Pictographic}/u.test(alt)) picture.replaceWith(alt);
    else {
      picture.remove();
      if (picture.localName === 'img' && !isPixel) count++;
    }
  }
  return count;
}
