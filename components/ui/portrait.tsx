import { initialsOf, Monogram } from './monogram';

type PortraitProps = { name: string; image: string | null; size: number; className?: string };

/** A person's round picture, or their initials. Decoration: the name stands beside it. */
export function Portrait({ name, image, size, className = '' }: PortraitProps) {
  if (!image) return <Monogram name={name} />;
  return (
    <img
      src={image}
      alt=""
      width={size}
      height={size}
      // Else it would be asked for before the text can be painted, and take the line from it.
      loading="lazy"
      decoding="async"
      data-initials={initialsOf(name)}
      className={`picture shrink-0 rounded-full border bg-card object-cover ${className}`}
    />
  );
}
