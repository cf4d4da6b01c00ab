/** The first stop of the keyboard on every page; each layout gives its main element the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-primary px-4 py-3 font-semibold text-primary-foreground focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
