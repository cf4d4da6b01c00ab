type Source = () => string | undefined;

/** Works on what `next` gives, several at a time, until it gives nothing and nothing is under way. */
export async function inParallel(
  most: number,
  next: Source,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  try {
    for (;;) {
      for (let address = next(); address !== undefined; address = next()) {
        const job = work(address).finally(() => running.delete(job));
        running.add(job);
        if (running.size >= most) break;
      }
      if (running.size === 0) return;
      await Promise.race(running);
    }
  } finally {
    await Promise.allSettled(running);
  }
}

export function atMost(limit: number, next: Source): Source {
  let left = limit;
  return () => {
    const value = left > 0 ? next() : undefined;
    if (value !== undefined) left -= 1;
    return value;
  };
}
