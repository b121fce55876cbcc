import type { DroppedValue } from '../configuration/restore-values.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import type { UnavailableMaterial } from '../evaluate/unavailable.ts';
import type { FieldChange } from '../explain/shortest-change.ts';
import type { Cents } from '../money.ts';

/** Effects of a change that the shopper did not ask for. Shown until dismissed, undone or replaced. */
export interface ChangeNotice {
  /** Changes made on the shopper's behalf; empty if the shopper made the change. */
  readonly changes: readonly FieldChange[];
  /** Names of the hidden fields whose values no longer count, in template order. Excludes template defaults. */
  readonly droppedFields: readonly string[];
}

/** The machine's state for one shopper. Serializes to JSON, which `parseContext` parses. */
export interface ConfiguratorContext {
  /** Values, visibility, issues and price. */
  readonly evaluation: Evaluation;
  /** Index of the current step among the visible ones. */
  readonly stepIndex: number;
  /** Ids of the sections that the shopper visited. */
  readonly visitedSections: readonly string[];
  /** Ids of the sections that the shopper tried to leave while they had issues. */
  readonly attemptedSections: readonly string[];
  /** Counts refused attempts to leave a step or to submit. The error summary takes focus when it increases. */
  readonly failedAttempts: number;
  readonly notice: ChangeNotice | null;
  /** Stored values that undo the reported change, or the last change if there is no notice. */
  readonly undo: readonly FieldChange[];
  /** Stored values that did not fit the template when they were restored. */
  readonly dropped: readonly DroppedValue[];
}

/** Input of the machine. */
export interface ConfiguratorInput {
  /**
   * The article's price in EUR cents, gross. `DEFAULT_BASE_PRICE_CENTS` for null and undefined. Updated by
   * `basePrice.change`.
   */
  readonly basePriceCents?: Cents | null;
  /** Untrusted stored values. Values that do not fit are listed in `context.dropped`. */
  readonly initialValues?: unknown;
  readonly stepIndex?: number;
  /** Ids of the sections that the shopper visited before. Default: those that the stored values complete. */
  readonly visitedSections?: readonly string[] | undefined;
  /** Unavailable materials. Updated by `availability.change`. */
  readonly unavailable?: readonly UnavailableMaterial[] | null;
}
