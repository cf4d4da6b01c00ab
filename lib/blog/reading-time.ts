const WORDS_A_MINUTE = 200;

/** Minutes to read a text, rounded up (specification, section 9). */
export function readingTime(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
