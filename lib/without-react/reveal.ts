/**
 * What stands in the first viewport is there from the start; the stylesheet fades in the rest as it is scrolled to. The observer
 * tells where things are once the browser has laid them out; to ask before would make it do so twice.
 */
export function keepFirstViewport(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, boundingClientRect } of entries)
      if (boundingClientRect.top < innerHeight) (target as HTMLElement).dataset.reveal = 'shown';
    observer.disconnect();
  });
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
