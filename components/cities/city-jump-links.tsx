import type { CityJumps, Jump } from '@/lib/cities/city-counts';

type CityJumpLinksProps = CityJumps & {
  /** Whose letters these are; undefined where they are those of the whole list. */
  state: string | undefined;
  addressOf: (page: number) => string;
};

/** Where in a list of many pages each state begins, and each letter. */
export function CityJumpLinks({ states, letters, state, addressOf }: CityJumpLinksProps) {
  return (
    <>
      {states.length > 1 && <Jumps name="States" jumps={states} addressOf={addressOf} />}
      {letters.length > 1 && (
        <Jumps
          name={state ? `Cities in ${state} by letter` : 'Cities by letter'}
          jumps={letters.map(({ name, page }) => ({ name: name.toUpperCase(), page }))}
          addressOf={addressOf}
        />
      )}
    </>
  );
}

type JumpsProps = { name: string; jumps: readonly Jump[]; addressOf: (page: number) => string };

function Jumps({ name, jumps, addressOf }: JumpsProps) {
  return (
    <nav aria-label={name} className="mt-8">
      <p className="text-sm font-semibold">{name}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4">
        {jumps.map(({ name: label, page }) => (
          <li key={label}>
            <a
              href={addressOf(page)}
              className="text-link inline-flex min-h-8 min-w-6 items-center text-muted-foreground hover:text-foreground"
            >
              {label || 'Elsewhere'}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
