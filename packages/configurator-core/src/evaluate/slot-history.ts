import type { Evaluation } from './evaluation.ts';
import type { FieldSlot } from './field-slot.ts';

/** Fields by their place in the template. */
export type Slots = readonly FieldSlot[];

/** A new history starts after this many changes at least, and after an eighth of the template's fields. */
const LEAST_CHANGES = 64;

/**
 * The fields of versions that follow each other, in the manner of a journal: a first state, the changes since, and one
 * list that always holds the newest version. So a change copies nothing, whatever the size of the template, and an older
 * version can still be read: first state plus its share of the changes. Versions never point to later ones, so that old
 * ones can be collected.
 */
export class SlotHistory {
  /** Fields of the newest version; written to as changes come in. */
  declare slots: FieldSlot[];
  newest: Evaluation | null = null;
  /** How many changes there were. */
  length = 0;
  declare private readonly first: Slots;
  /** What each change put in place of what, alternating. */
  declare private readonly changes: FieldSlot[];

  /** @param first is kept and must not change; @param slots is written to */
  constructor(first: Slots, slots: FieldSlot[]) {
    this.first = first;
    this.slots = slots;
    this.changes = new Array<FieldSlot>(2 * Math.max(LEAST_CHANGES, first.length >> 3));
  }

  get isFull(): boolean {
    return 2 * this.length >= this.changes.length;
  }

  put(slot: FieldSlot, replaced: FieldSlot): void {
    const { changes, length } = this;
    this.slots[slot.compiled.index] = slot;
    changes[2 * length] = slot;
    changes[2 * length + 1] = replaced;
    this.length = length + 1;
  }

  /** The fields as they were after so many changes. */
  at(position: number): Slots {
    const slots = this.first.slice();
    for (let change = 0; change < position; change += 1) {
      const slot = this.changes[2 * change];
      if (slot !== undefined) slots[slot.compiled.index] = slot;
    }
    return slots;
  }

  /** The fields that changes replaced, from a position on. */
  replacedSince(position: number): Slots {
    const replaced: FieldSlot[] = [];
    for (let change = position; change < this.length; change += 1) {
      const slot = this.changes[2 * change + 1];
      if (slot !== undefined) replaced.push(slot);
    }
    return replaced;
  }
}

/** The fields of a version. Only to be read, and not kept: the list is the newest version's. */
export function slotsOf(evaluation: Evaluation): Slots {
  if (evaluation.own !== null) return evaluation.own;
  if (evaluation.history.newest === evaluation) return evaluation.history.slots;
  evaluation.own = evaluation.history.at(evaluation.position);
  return evaluation.own;
}

/** The history in which the version after this one is to be written. */
export function historyAfter(evaluation: Evaluation): SlotHistory {
  const { history } = evaluation;
  if (history.newest === evaluation && !history.isFull) return history;
  const first = history.newest === evaluation ? history.slots : slotsOf(evaluation);
  evaluation.own = first;
  if (history.newest === evaluation) history.newest = null;
  return new SlotHistory(first, first.slice());
}

/** Fields of an earlier version that are no longer what they were in a later one made from it. */
export function replacedBetween(earlier: Evaluation, later: Evaluation): Slots {
  const { history } = later;
  if (earlier.history === history) return history.replacedSince(earlier.position);
  const slots = slotsOf(later);
  return slotsOf(earlier).filter((slot, index) => slot !== slots[index]);
}
