/** Steps and what each must wait for. */
export interface StepOrder {
  /** Every step once, each after all it waits for; steps on a cycle come somewhere. */
  readonly order: readonly number[];
  /** Steps that wait for each other, as they follow one another. */
  readonly cycles: readonly (readonly number[])[];
}

/**
 * A cycle among the steps that still wait, going back from one of them: each waiting step waits for another waiting
 * step.
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
 * Orders steps so that each comes after those it waits for. Without recursion, in time linear in
 * steps and edges as long as there is no cycle.
 * @param followers for each step the steps that wait for it
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
