/** Steps in dependency order, and cycles. */
export interface StepOrder {
  /** Every step once, after all its dependencies. Steps on a cycle have an arbitrary position. */
  readonly order: readonly number[];
  /** Cycles of steps; each step depends on the one before it. */
  readonly cycles: readonly (readonly number[])[];
}

/**
 * Returns a cycle among the remaining steps by following dependencies back from one of them. Each remaining step
 * depends on another remaining step.
 */
function findCycle(start: number, waiting: readonly number[], before: readonly (readonly number[])[]): number[] {
  const trail = new Map<number, number>();
  let step = start;
  while (!trail.has(step)) {
    trail.set(step, trail.size);
    step = before[step]?.find((other) => (waiting[other] ?? 0) > 0) ?? step;
  }
  return [...trail.keys()].slice(trail.get(step)).reverse();
}

/**
 * Sorts steps so that each comes after its dependencies. Not recursive. Linear in steps and edges if there is no cycle.
 * @param followers for each step, the steps that depend on it
 */
export function orderSteps(followers: readonly (readonly number[])[]): StepOrder {
  const waiting = new Array<number>(followers.length).fill(0);
  for (const list of followers) for (const step of list) waiting[step] = (waiting[step] ?? 0) + 1;
  const order: number[] = [];
  waiting.forEach((count, step) => {
    if (count === 0) order.push(step);
  });
  const cycles: number[][] = [];
  const before: number[][] = [];
  let first = 0;
  for (let taken = 0; taken < followers.length; taken += 1) {
    if (taken === order.length) {
      if (cycles.length === 0) {
        for (const _ of followers) before.push([]);
        followers.forEach((list, step) => {
          for (const follower of list) before[follower]?.push(step);
        });
      }
      while ((waiting[first] ?? 1) <= 0) first += 1;
      const cycle = findCycle(first, waiting, before);
      cycles.push(cycle);
      order.push(...cycle);
      for (const step of cycle) waiting[step] = 0;
    }
    for (const step of followers[order[taken] ?? 0] ?? []) {
      waiting[step] = (waiting[step] ?? 0) - 1;
      if (waiting[step] === 0) order.push(step);
    }
  }
  return { order, cycles };
}
