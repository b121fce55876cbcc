import { setTimeout as wait } from 'node:timers/promises';
import type { FloodedShop } from './flooded-shop.ts';
import { type Accepted, openNextPage, performNextAction } from './regular-visitors.ts';

/** Between two requests of the visitors: they are a few people, not a load. */
const pauseMs = 40;
/** So many pages are opened for one thing that is stored. */
const pagesPerDeed = 4;

let people = 0;

/** Uninvolved people who use the shop one after the other, with the times of what they do. */
export class Visits {
  readonly #shop: FloodedShop;
  /** Times of pages, ms */
  readonly pageMs: number[] = [];
  /** Times of orders, payments, forms, registrations and logins, ms */
  readonly actionMs: number[] = [];
  /** What was refused to them */
  readonly failures: string[] = [];

  constructor(shop: FloodedShop) {
    this.#shop = shop;
  }

  /** Lets people use the shop until the work is done. */
  async during(work: () => Promise<unknown>, accepted: Accepted): Promise<void> {
    let isDone = false;
    const visiting = this.#visitWhile(() => !isDone, accepted);
    await work();
    isDone = true;
    await visiting;
  }

  async #visitWhile(mayGoOn: () => boolean, accepted: Accepted): Promise<void> {
    for (let step = 1; mayGoOn(); step += 1) {
      if (step % (pagesPerDeed + 1) === 0) {
        await this.#timed(this.actionMs, () => performNextAction(this.#shop, accepted, people++));
      } else {
        await this.#timed(this.pageMs, () => openNextPage(this.#shop, step));
      }
      await wait(pauseMs);
    }
  }

  async #timed(times: number[], action: () => Promise<void>): Promise<void> {
    const begun = performance.now();
    try {
      await action();
    } catch (error) {
      this.failures.push(error instanceof Error ? error.message : String(error));
    }
    times.push(performance.now() - begun);
  }
}
