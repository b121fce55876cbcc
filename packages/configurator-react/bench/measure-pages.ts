import type { Browser } from 'playwright';
import { median, quantile } from './statistics.ts';
import { type Visit, visitPage } from './visit-page.ts';
import type { Work } from './work.ts';

/** Measured costs of one page, absolute and relative to the baseline page of the same rounds. */
export interface PageCost {
  page: string;
  mountMs: number;
  /** Median over the rounds of this page's mount time divided by the baseline's. */
  mountRatio: number;
  keyMedianMs: number;
  keyP95Ms: number;
  /** Median over the rounds of this page's median keystroke time divided by the baseline's. */
  keyRatio: number;
  /** Main thread time per key, ms. */
  taskMs: number;
  taskRatio: number;
}

/** Number of rounds and keys per page. */
export interface Effort {
  rounds: number;
  keysPerRound: number;
}

function ratio(visits: readonly Visit[], yardstick: readonly Visit[], read: (visit: Visit) => number): number {
  return median(visits.map((visit, round) => read(visit) / read(yardstick[round] ?? visit)));
}

/**
 * Visits all pages in each round, starting each round with a different page, so that a slow moment of the machine
 * affects all of them. The first round is a warm-up and is not counted.
 * @param names the first is the baseline
 */
export async function measurePages(
  browser: Browser,
  origin: string,
  names: readonly string[],
  work: Work,
  { rounds, keysPerRound }: Effort,
): Promise<readonly PageCost[]> {
  const visits = new Map(names.map((name): [string, Visit[]] => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const start = round % names.length;
    for (const name of [...names.slice(start), ...names.slice(0, start)]) {
      const visit = await visitPage(browser, `${origin}/${name}.html`, work, keysPerRound);
      if (round > 0) visits.get(name)?.push(visit);
    }
  }
  const yardstick = visits.get(names[0] ?? '') ?? [];
  return [...visits].map(([page, own]) => {
    const keys = own.flatMap(({ keystrokesMs }) => keystrokesMs);
    return {
      page,
      mountMs: median(own.map(({ mountMs }) => mountMs)),
      mountRatio: ratio(own, yardstick, ({ mountMs }) => mountMs),
      keyMedianMs: median(keys),
      keyP95Ms: quantile(keys, 0.95),
      keyRatio: ratio(own, yardstick, ({ keystrokesMs }) => median(keystrokesMs)),
      taskMs: median(own.map(({ taskMsPerKey }) => taskMsPerKey)),
      taskRatio: ratio(own, yardstick, ({ taskMsPerKey }) => taskMsPerKey),
    };
  });
}
