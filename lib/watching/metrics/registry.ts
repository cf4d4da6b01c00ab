export type Cell = { value: number };

/** Nothing that comes from outside may stand in a label; this holds also when somebody forgets that. */
const MAX_CELLS = 1000;
const OTHER = 'other';

const escaped = (text: string) => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/"/g, '\\"');

const inBraces = (labels: readonly string[]) => (labels.length > 0 ? `{${labels.join(',')}}` : '');

export const helpLines = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help.replace(/\\/g, '\\\\').replace(/\n/g, '\\n')}`,
  `# TYPE ${name} ${type}`,
];

/** What is kept for each combination of labels, found by their values and made when it is first asked for. */
class Labelled<Kept> {
  readonly #names: readonly string[];
  readonly #make: () => Kept;
  readonly #kept = new Map<string, Kept>();

  constructor(names: readonly string[], make: () => Kept) {
    this.#names = names;
    this.#make = make;
  }

  of(values: readonly string[]): Kept {
    const known = this.#kept.get(this.#key(values));
    if (known) return known;
    const key = this.#key(this.#kept.size < MAX_CELLS ? values : values.map(() => OTHER));
    const made = this.#kept.get(key) ?? this.#make();
    this.#kept.set(key, made);
    return made;
  }

  entries(): IterableIterator<[labels: string, Kept]> {
    return this.#kept.entries();
  }

  #key(values: readonly string[]): string {
    return this.#names.map((name, index) => `${name}="${escaped(values[index] ?? '')}"`).join(',');
  }
}

/** A number that only grows, for each combination of labels. */
export class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #cells: Labelled<Cell>;

  constructor(name: string, help: string, labels: readonly string[]) {
    this.#name = name;
    this.#help = help;
    this.#cells = new Labelled(labels, () => ({ value: 0 }));
  }

  /** Where to count; whoever counts often keeps it. */
  cell(...values: string[]): Cell {
    return this.#cells.of(values);
  }

  lines(): string[] {
    const samples = [...this.#cells.entries()].map(
      ([labels, { value }]) => `${this.#name}${inBraces(labels ? [labels] : [])} ${value}`,
    );
    return [...helpLines(this.#name, 'counter', this.#help), ...samples];
  }
}

type Distribution = { counts: number[]; sum: number };

/** How often a value was within each of some bounds, for each combination of labels. */
export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #kept: Labelled<Distribution>;

  constructor(name: string, help: string, labels: readonly string[], bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
    this.#kept = new Labelled(labels, () => ({ counts: new Array(bounds.length + 1).fill(0), sum: 0 }));
  }

  observe(value: number, ...labels: string[]): void {
    const kept = this.#kept.of(labels);
    const found = this.#bounds.findIndex((bound) => value <= bound);
    const index = found < 0 ? this.#bounds.length : found;
    kept.counts[index] = (kept.counts[index] ?? 0) + 1;
    kept.sum += value;
  }

  lines(): string[] {
    const samples = [...this.#kept.entries()].flatMap(([labels, kept]) => this.#samples(labels, kept));
    return [...helpLines(this.#name, 'histogram', this.#help), ...samples];
  }

  #samples(labels: string, { counts, sum }: Distribution): string[] {
    const own = labels ? [labels] : [];
    let upTo = 0;
    const buckets = counts.map((count, index) => {
      upTo += count;
      return `${this.#name}_bucket${inBraces([...own, `le="${this.#bounds[index] ?? '+Inf'}"`])} ${upTo}`;
    });
    return [
      ...buckets,
      `${this.#name}_sum${inBraces(own)} ${sum}`,
      `${this.#name}_count${inBraces(own)} ${upTo}`,
    ];
  }
}

/** A number as it stands when it is asked for; one that is not known is left out. */
export function gauge(
  name: string,
  help: string,
  values: readonly (readonly [labels: Record<string, string>, value: number | null])[],
  type: 'gauge' | 'counter' = 'gauge',
): string[] {
  const samples = values.flatMap(([labels, value]) => {
    const written = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
    return value === null ? [] : [`${name}${inBraces(written)} ${value}`];
  });
  return samples.length > 0 ? [...helpLines(name, type, help), ...samples] : [];
}
