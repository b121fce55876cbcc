import type { Condition } from '../../contract/conditions/condition.ts';
import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import type { ComparingRule } from '../../contract/template/comparing-rules.ts';
import type { Scenario } from '../../contract/template/template.ts';
import type { FieldValue } from '../../field-types/values/value.ts';

/**
 * What is wrong with a template.
 * - `unknown_field`, `duplicate_name`, `duplicate_option`, `visibility_cycle`, `invalid_comparison`: the template cannot run.
 * - `dead_end`: after some choices a required field can no longer be filled in. `cannot_complete`: no configuration is valid.
 * - `never_true`, `always_true`: a condition that is none. `never_shown`: the condition could hold, but never while what
 *   surrounds it is shown. `implied`: it always holds while what surrounds it is shown. `only_incomplete`: it
 *   shows only while a required field it depends on is still empty.
 * - `redundant_term`: a part of a condition that changes nothing.
 * - `unknown_option`: a rule compares with a value the field does not offer.
 * - `blank_option`: the option's value is blank, which counts as empty, so it can never be chosen.
 * - `unused_quantity_break`: a quantity break that never lowers the price. `worse_quantity_break`: from more pieces on, each
 *   costs more again.
 * - `missing_translation`: a language has translations of some texts and not of all. `outdated_translation`: texts have changed
 *   since they were translated.
 * - `scenario_failed`: the template does something else than one of its scenarios expects.
 * - `impossible_comparison`: no two valid numbers keep it. `circular_comparison`: several that no numbers keep together.
 *   `needless_comparison`: all valid numbers keep it.
 * - `invalid_price_field`: a price rule counts a field of another kind; the template cannot run. `table_overlap`: a number
 *   belongs to two ranges of a price table, of which the first counts. `table_gap`: a value that the table has no price for.
 */
export type FindingCode =
  | 'unknown_field'
  | 'duplicate_name'
  | 'duplicate_option'
  | 'visibility_cycle'
  | 'dead_end'
  | 'cannot_complete'
  | 'never_true'
  | 'never_shown'
  | 'only_incomplete'
  | 'always_true'
  | 'implied'
  | 'redundant_term'
  | 'unknown_option'
  | 'blank_option'
  | 'invalid_comparison'
  | 'impossible_comparison'
  | 'circular_comparison'
  | 'needless_comparison'
  | 'invalid_price_field'
  | 'table_overlap'
  | 'table_gap'
  | 'unused_quantity_break'
  | 'worse_quantity_break'
  | 'scenario_failed'
  | 'missing_translation'
  | 'outdated_translation';

/** `error`: shoppers cannot finish or the template cannot run. `warning`: a part never does anything. `hint`: superfluous. */
export type Severity = 'error' | 'warning' | 'hint';

/** What a finding is about: an element that can have a condition, a quantity break, a scenario, or a language. */
export type ElementKind =
  | 'section'
  | 'group'
  | 'field'
  | 'option'
  | 'price_rule'
  | 'quantity_break'
  | 'scenario'
  | 'translation';

/** Values by field name, as the engine keeps them; absent is empty. */
export type WitnessValues = Readonly<Record<string, Exclude<FieldValue, undefined>>>;

/** A change that removes the cause; `path` is the element it changes. `applyFix` carries it out. */
export type Fix =
  | { readonly kind: 'set_condition'; readonly path: TemplatePath; readonly condition: Condition | null }
  | { readonly kind: 'set_optional'; readonly path: TemplatePath }
  | { readonly kind: 'rename_field'; readonly path: TemplatePath; readonly name: string }
  | { readonly kind: 'remove'; readonly path: TemplatePath }
  | { readonly kind: 'remove_comparison'; readonly path: TemplatePath; readonly rule: ComparingRule }
  | { readonly kind: 'set_scenario'; readonly path: TemplatePath; readonly scenario: Scenario };

/** One thing that is wrong, where, and the shortest values that show it. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Where a person finds it, in the keys of the wire: `['sections', 0, 'conditional_display', 'all', 1]`. */
  readonly path: TemplatePath;
  /** The element the path lies in: `['sections', 0, 'groups', 1, 'fields', 2]`. */
  readonly elementPath: TemplatePath;
  readonly element: ElementKind;
  /** The section of the element. Null for a price rule, a quantity break, a scenario and a language. */
  readonly sectionId: string | null;
  /** The field that the element is or belongs to. Null for everything outside of fields. */
  readonly fieldName: string | null;
  /** Null unless the element is an option. */
  readonly optionValue: string | null;
  /** One sentence for the person who edits the template. */
  readonly message: { readonly de: string; readonly en: string };
  /** The fields involved, by name. */
  readonly fieldNames: readonly string[];
  /**
   * The fewest values that show it, to be replayed in the preview: the dead end itself; for `never_true` values with
   * which as many leading terms as possible hold; for `never_shown` values with which the condition holds and the
   * element stays hidden; the values of the scenario. Null where there is nothing to show.
   */
  readonly witness: WitnessValues | null;
  readonly fix: Fix | null;
}

/** Why something could not be decided: free JSON Logic, a text rule without a known example, or the declared budget. */
export type UndecidedReason = 'json_logic' | 'text_rules' | 'budget';

/** A question the analysis asked and could not answer; it says so instead of guessing. */
export interface Undecided {
  readonly code: FindingCode;
  readonly path: TemplatePath;
  readonly reason: UndecidedReason;
}

/** What `analyseTemplate` says of a template. No findings and nothing undecided: every condition does something, and every shopper can finish. */
export interface Analysis {
  /** Errors first, then in the order of the template. */
  readonly findings: readonly Finding[];
  readonly undecided: readonly Undecided[];
}

/** The severity of each code. */
export const severityOf: Readonly<Record<FindingCode, Severity>> = {
  unknown_field: 'error',
  duplicate_name: 'error',
  duplicate_option: 'error',
  visibility_cycle: 'error',
  dead_end: 'error',
  cannot_complete: 'error',
  blank_option: 'error',
  invalid_comparison: 'error',
  impossible_comparison: 'error',
  circular_comparison: 'error',
  invalid_price_field: 'error',
  table_overlap: 'warning',
  table_gap: 'warning',
  unused_quantity_break: 'warning',
  worse_quantity_break: 'warning',
  scenario_failed: 'error',
  never_true: 'warning',
  never_shown: 'warning',
  unknown_option: 'warning',
  only_incomplete: 'hint',
  always_true: 'hint',
  implied: 'hint',
  redundant_term: 'hint',
  needless_comparison: 'hint',
  missing_translation: 'warning',
  outdated_translation: 'warning',
};
