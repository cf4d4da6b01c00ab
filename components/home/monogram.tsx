/** Stands for a person of whom there is no picture. */
export function Monogram({ name }: { name: string }) {
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center rounded-full border border-data font-display text-lg font-semibold text-data"
    >
      {initials}
    </span>
  );
}
