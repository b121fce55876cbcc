import { setTimeout as wait } from 'node:timers/promises';
import type { FloodedShop } from './flooded-shop.ts';
import { type Accepted, openNextPage, performNextAction } from './regular-visitors.ts';

/** Pause between two requests of the visitors, who are a few people, not a load. */
const pauseMs = 40;
/** Number of pages opened per stored action. */
const pagesPerAction = 4;

let visitorNumber = 0;

/** Regular visitors who use the shop one after the other, with the times of their requests. */
export class Visits {
  readonly #shop: FloodedShop;
  /** Times of pages, ms */
  readonly pageMs: number[] = [];
  /** Times of orders, payments, forms, registrations and logins, ms */
  readonly actionMs: number[] = [];
  /** Messages of rejected requests */
  readonly failures: string[] = [];

  constructor(shop: FloodedShop) {
    this.#shop = shop;
  }

  /** Simulates visitors until the work is done. */
  async during(work: () => Promise<unknown>, accepted: Accepted): Promise<void> {
    let isDone = false;
    const visiting = this.#visitWhile(() => !isDone, accepted);
    await work();
    isDone = true;
    await visiting;
  }

  async #visitWhile(shouldContinue: () => boolean, accepted: Accepted): Promise<void> {
    for (let step = 1; shouldContinue(); step += 1) {
      if (step % (pagesPerAction + 1) === 0) {
        await this.#timed(this.actionMs, () => performNextAction(this.#shop, accepted, visitorNumber++));
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
