/** How far below the top of the window a heading counts as reached: where its link scrolls to, and a little more. */
const REACHED = 110;

export function followReading(): void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>('#_contents li a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  const mark = () => {
    const reached = entries.findLast(({ heading }) => heading.getBoundingClientRect().top <= REACHED);
    for (const { link } of entries) link.ariaCurrent = link === reached?.link ? 'true' : null;
  };
  // The area begins at the line and has no end, so that it is entered and left there alone.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `-${REACHED}px 0px 1000000px`,
    threshold: [0, 1],
  });
  for (const { heading } of entries) observer.observe(heading);
}
