export function initialsOf(name: string): string {
  const words = name.split(' ', 3);
  return words.map(([letter = '']) => letter).join('');
}

export function Monogram({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center rounded-full border border-data font-display text-lg font-semibold text-data"
    >
      {initialsOf(name)}
    </span>
  );
}
