/** What stands in the first viewport is there from the start; the stylesheet fades in the rest as it is scrolled to. */
export function keepFirstViewport(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]'))
    if (element.getBoundingClientRect().top < innerHeight) element.dataset.reveal = 'shown';
}
