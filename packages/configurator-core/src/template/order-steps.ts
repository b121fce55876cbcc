/** Steps and what each must wait for. */
export interface StepOrder {
  /** Every step once, each after all it waits for; steps on a cycle come somewhere. */
  readonly order: readonly number[];
  /** Steps that wait for each other, as they follow one another. */
  readonly cycles: readonly (readonly number[])[];
}

/**
 * Orders steps so that each comes after those it waits for. Without recursion, in time linear in
 * steps and edges as long as there is no cycle.
 * @param followers for each step the steps that wait for it
 */
export function orderSteps(followers: readonly (readonly number[])[]): StepOrder {
  const waiting = followers.map(() => 0);
  for (const list of followers) for (const step of list) waiting[step] = (waiting[step] ?? 0) + 1;
  const order: number[] = [];
  const cycles: number[][] = [];
  const isDone = followers.map(() => false);
  const take = (start: number) => {
    const ready = [start];
    for (let step = ready.pop(); step !== undefined; step = ready.pop()) {
      if (isDone[step]) continue;
      isDone[step] = true;
      order.push(step);
      for (const follower of followers[step] ?? []) {
        waiting[follower] = (waiting[follower] ?? 0) - 1;
        if (waiting[follower] === 0) ready.push(follower);
      }
    }
  };
  followers.forEach((_, step) => {
    if (waiting[step] === 0) take(step);
  });
  const before: number[][] = followers.map(() => []);
  if (order.length < followers.length) {
    followers.forEach((list, step) => {
      for (const follower of list) before[follower]?.push(step);
    });
  }
  for (let first = isDone.indexOf(false); first >= 0; first = isDone.indexOf(false)) {
    // Whoever is left waits for someone who is left: going back must come round.
    const trail = [first];
    const placeInTrail = new Map([[first, 0]]);
    for (;;) {
      const last = trail.at(-1) ?? first;
      const next = before[last]?.find((step) => !isDone[step]) ?? last;
      const seenAt = placeInTrail.get(next);
      if (seenAt !== undefined) {
        cycles.push(trail.slice(seenAt).reverse());
        break;
      }
      placeInTrail.set(next, trail.length);
      trail.push(next);
    }
    for (const step of cycles.at(-1) ?? []) take(step);
  }
  return { order, cycles };
}
