import type { Browser } from 'playwright';
import { median, quantile } from './statistics.ts';
import { type Visit, visitPage } from './visit-page.ts';
import type { Work } from './work.ts';

/** What one page costs, beside the yardstick of the same rounds. */
export interface PageCost {
  page: string;
  mountMs: number;
  /** Median over the rounds of this page's mount to the yardstick's. */
  mountRatio: number;
  keyMedianMs: number;
  keyP95Ms: number;
  /** Median over the rounds of this page's median keystroke to the yardstick's. */
  keyRatio: number;
  /** Main thread time per key. */
  taskMs: number;
  taskRatio: number;
}

/** How often, and how long, each page is looked at. */
export interface Effort {
  rounds: number;
  keysPerRound: number;
}

function ratio(visits: readonly Visit[], yardstick: readonly Visit[], read: (visit: Visit) => number): number {
  return median(visits.map((visit, round) => read(visit) / read(yardstick[round] ?? visit)));
}

/**
 * Visits the pages in turn, round by round and each round from another one on, so that a slow moment of the machine
 * meets all of them. The first round warms the machine up and does not count.
 * @param names the first is the yardstick
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
