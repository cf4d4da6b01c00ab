const THRESHOLD = 0.1;
const hidden = { opacity: 0, transform: 'translateY(20px)' };
const timing = { duration: 400, easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)', fill: 'backwards' } as const;

/**
 * Lets every element with `data-reveal` (its delay in milliseconds) fade in when a tenth of it is in view. Only what
 * lies below the first viewport is ever hidden, and only by this script: without it everything is simply there.
 * @returns what ends it
 */
export function revealOnScroll(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const waiting = new Map<Element, Animation>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        waiting.get(target)?.play();
        observer.unobserve(target);
      }
    },
    { threshold: THRESHOLD },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (element.getBoundingClientRect().top < window.innerHeight) continue;
    const animation = element.animate([hidden, {}], { ...timing, delay: Number(element.dataset.reveal) });
    animation.pause();
    waiting.set(element, animation);
    observer.observe(element);
  }
  return () => {
    observer.disconnect();
    for (const animation of waiting.values()) animation.cancel();
  };
}
