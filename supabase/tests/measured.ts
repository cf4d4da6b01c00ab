const RUNS = 9;
const WIDTH = 60;

/** Says how long something takes: the median of nine. @throws what goes wrong */
export async function report(name: string, ask: () => PromiseLike<{ error: unknown }>): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    const { error } = await ask();
    if (error) throw error;
    times.push(performance.now() - start);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  console.log(`${name.padEnd(WIDTH)} ${median.toFixed(1)} ms`);
}
