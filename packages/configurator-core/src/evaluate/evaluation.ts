import type { Configurator } from '../compile/configurator.ts';
import type { Issue } from '../field-types/issue.ts';
import type { Values } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import type { PriceBreakdown } from '../price/price-line.ts';
import type { FieldSlot } from './field-slot.ts';
import type { FieldTable } from './field-table.ts';
import type { Journal } from './journal.ts';
import type { SectionState } from './section-state.ts';

/** What stays the same while values change, or seldom changes: versions share it. */
export interface EvaluationFrame {
  readonly configurator: Configurator;
  readonly basePriceCents: Cents;
  /** The last object made of each field, whichever version it was for; looked at again before it is used. */
  readonly slots: (FieldSlot | undefined)[];
  /** The last state made of each section, in the same way. */
  readonly states: (SectionState | undefined)[];
  /** Whether the own condition of each part holds; sections first, then groups, counted through the template. */
  readonly parts: readonly boolean[];
  /** Places of the sections that are steps; the same list as long as it does not change. */
  readonly steps: readonly number[];
  /** Cents by price rule. */
  readonly ruleAmounts: readonly Cents[];
  /** Their sum. */
  readonly rulesCents: Cents;
}

/** Results that are made when they are first asked for. */
export interface Made {
  price?: PriceBreakdown;
  issues?: readonly Issue[];
  values?: Values;
}

/**
 * What a template comes to for certain values: which fields show, what is wrong with them and what it costs. Immutable
 * once made; versions share what they can (`journal.ts`). Read it with `fieldState`, `sectionStates`, `priceOf`,
 * `issuesOf` and `valuesOf`.
 */
export class Evaluation {
  declare frame: EvaluationFrame;
  declare readonly journal: Journal;
  /** How many changes of the journal this version has seen. */
  declare position: number;
  /** This version's own fields, where it is no longer the newest of its journal and was read since. */
  declare own: FieldTable | null;
  /** How many issues visible fields have. */
  declare issueCount: number;
  /** Sum of the lines, before the total is kept from falling below zero. */
  declare linesCents: Cents;
  declare made: Made | null;

  constructor(journal: Journal, frame: EvaluationFrame) {
    this.frame = frame;
    this.journal = journal;
    this.position = 0;
    this.own = null;
    this.issueCount = 0;
    this.linesCents = 0;
    this.made = null;
  }

  /** Places of the sections that are steps; the same list as long as it does not change. */
  get steps(): readonly number[] {
    return this.frame.steps;
  }

  /** The template it is an evaluation of. */
  get configurator(): Configurator {
    return this.frame.configurator;
  }

  /** What the article costs as configured, EUR cents, gross. */
  get totalCents(): Cents {
    return Math.max(0, this.frame.basePriceCents + this.linesCents);
  }
}
