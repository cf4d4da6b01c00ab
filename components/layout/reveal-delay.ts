const STAGGER = { card: 100, step: 150 } as const;

export function revealDelay(kind: keyof typeof STAGGER, index: number): number {
  return STAGGER[kind] * index;
}
