/** How much longer the large input is. */
const largeFactor = 8;

/** Limit for `growthOf`: n log n takes about 10 times as long for the large input, the square 64 times. */
export const mostGrowth = 25;

/** Shorter work needs no ratio: the square of these lengths takes longer. */
const negligibleMs = 25;
const leastRounds = 2;
const mostRounds = 6;

/**
 * Measures how much longer work takes for a large input than for a small one. Repeats both, because other programs can
 * only slow a run down: the fastest run of each counts.
 * @param inputOf creates an input of a length
 * @param clock milliseconds; by default the processor time of this process
 * @returns the ratio of the two times; 1 if the large input takes no time worth measuring
 */
export async function growthOf<T>(
  size: number,
  inputOf: (size: number) => T,
  work: (input: T) => unknown,
  clock: () => number = processorMs,
): Promise<number> {
  const [small, large] = [inputOf(size), inputOf(largeFactor * size)];
  const timeOf = async (input: T): Promise<number> => {
    const start = clock();
    await work(input);
    return clock() - start;
  };
  let [smallMs, largeMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 1; round <= mostRounds; round += 1) {
    smallMs = Math.min(smallMs, await timeOf(small));
    largeMs = Math.min(largeMs, await timeOf(large));
    if (largeMs <= negligibleMs) return 1;
    if (round >= leastRounds && largeMs / smallMs < mostGrowth) break;
  }
  return largeMs / smallMs;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
