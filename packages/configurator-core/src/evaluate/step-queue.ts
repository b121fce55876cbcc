/** Steps waiting to be taken, lowest rank first, each once. A binary heap. */
export class StepQueue {
  private readonly heap: number[];
  private last = -1;

  /** @param ranks in ascending order, which is a heap already */
  constructor(ranks: readonly number[]) {
    this.heap = ranks.slice();
  }

  add(rank: number): void {
    const { heap } = this;
    let place = heap.length;
    heap.push(rank);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above] ?? 0;
      if (parent <= rank) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = rank;
  }

  /** Takes out the lowest; one that was added twice comes once. */
  take(): number | undefined {
    for (;;) {
      const rank = this.pop();
      if (rank === undefined || rank !== this.last) {
        this.last = rank ?? -1;
        return rank;
      }
    }
  }

  private pop(): number | undefined {
    const { heap } = this;
    const top = heap[0];
    const moved = heap.pop();
    if (moved === undefined || heap.length === 0) return top;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      const left = heap[below];
      if (left === undefined) break;
      const right = heap[below + 1];
      const least = right !== undefined && right < left ? right : left;
      if (least === right) below += 1;
      if (moved <= least) break;
      heap[place] = least;
      place = below;
    }
    heap[place] = moved;
    return top;
  }
}
