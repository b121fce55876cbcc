import type { Values } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import type { PriceBreakdown } from '../pricing/price-line.ts';
import type { Configurator } from '../template/configurator.ts';
import type { Issue } from './issue.ts';
import type { SectionSlot } from './section-slot.ts';

/**
 * What a template comes to for certain values: which fields show, what is wrong with them and what it costs. Immutable
 * from outside; a change shares every section it does not touch. Read it with `fieldState`, `sectionStates`, `priceOf`,
 * `issuesOf` and `valuesOf`.
 */
export class Evaluation {
  readonly configurator: Configurator;
  readonly basePriceCents: Cents;
  sections: SectionSlot[];
  /** Cents by price rule. */
  ruleAmounts: readonly Cents[];
  /** How many fields show. */
  visibleCount: number;
  /** How many issues visible fields have. */
  issueCount: number;
  /** Sum of the lines, before the total is kept from falling below zero. */
  linesCents: Cents;
  /** Places of the sections that are steps now; the same list as long as it does not change. */
  steps: readonly number[];
  /** Made when first asked for. */
  price: PriceBreakdown | null;
  issues: readonly Issue[] | null;
  values: Values | null;

  constructor(configurator: Configurator, basePriceCents: Cents, from: Evaluation | null) {
    this.configurator = configurator;
    this.basePriceCents = basePriceCents;
    this.sections = from ? from.sections.slice() : [];
    this.ruleAmounts = from ? from.ruleAmounts : [];
    this.visibleCount = from ? from.visibleCount : 0;
    this.issueCount = from ? from.issueCount : 0;
    this.linesCents = from ? from.linesCents : 0;
    this.steps = from ? from.steps : [];
    this.price = null;
    this.issues = null;
    this.values = null;
  }

  /** What the article costs as configured, EUR cents, gross. */
  get totalCents(): Cents {
    return Math.max(0, this.basePriceCents + this.linesCents);
  }
}
