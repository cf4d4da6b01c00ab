/** Every element of these, as they stand now: what is done to one may take others away. */
export function all(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Gives an element another name; of its attributes only those named stay. */
export function rename(element: Element, name: string, ...kept: string[]): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of kept) {
    const value = element.getAttribute(attribute);
    if (value !== null) renamed.setAttribute(attribute, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export function wrapInside(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** The `style` as it is written: browsers drop what they do not know, such as what Word says of lists. */
export const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
