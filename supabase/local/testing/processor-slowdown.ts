/** Processor time of `referenceWork` on an idle core of the machine on which the limits were set, milliseconds. */
const idleMs = 60;

/** Passes over more memory than the caches of a processor hold, as the work on pictures and files does. */
function referenceWork(): number {
  const values = new Float32Array(4_000_000);
  let sum = 0;
  for (let pass = 0; pass < 12; pass += 1) {
    for (let index = 0; index < values.length; index += 1) {
      const value = Math.imul(index, pass) & 255;
      values[index] = value;
      sum += value;
    }
  }
  return sum;
}

/**
 * Measures how much more processor time the same work takes now than on an idle core; at least 1. Programs on the other
 * core share its caches and its arithmetic, so a busy machine lengthens the processor time of every program.
 */
export function processorSlowdown(): number {
  const start = process.cpuUsage();
  if (referenceWork() < 0) throw new Error('The sum of natural numbers is negative');
  const { user, system } = process.cpuUsage(start);
  return Math.max(1, (user + system) / 1000 / idleMs);
}

const mostTries = 3;

/**
 * Measures processor time up to three times and returns the least, converted to that of an idle core.
 * @param goalMs ends the tries early
 * @param measure does the work and returns its processor time, milliseconds
 */
export async function leastProcessorMs(goalMs: number, measure: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < mostTries && least > goalMs; tries += 1) {
    const before = processorSlowdown();
    const took = await measure();
    least = Math.min(least, took / ((before + processorSlowdown()) / 2));
  }
  return least;
}
