import { all } from './dom';

/** Google Docs and old editors write a nested list beside its item, where it belongs into it. */
export function nestLists(body: HTMLElement): void {
  for (const list of all(body, ':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else {
      const item = body.ownerDocument.createElement('li');
      list.before(item);
      item.append(list);
    }
  }
}
