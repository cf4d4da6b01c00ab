const STAGGER = { card: 100, step: 150 } as const;

/** The `data-reveal` of the nth card or process step. */
export function revealDelay(kind: keyof typeof STAGGER, index: number): number {
  return STAGGER[kind] * index;
}
