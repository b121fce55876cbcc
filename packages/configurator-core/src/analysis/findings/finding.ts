import type { Condition } from '../../contract/conditions/condition.ts';
import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import type { ComparingRule } from '../../contract/template/comparing-rules.ts';
import type { Scenario } from '../../contract/template/template.ts';
import type { FieldValue } from '../../field-types/values/value.ts';

/**
 * Kind of fault in a template.
 * - `unknown_field`, `duplicate_name`, `duplicate_option`, `visibility_cycle`, `invalid_comparison`: the template
 *   cannot run.
 * - `dead_end`: after some choices a required field can no longer be filled in. `cannot_complete`: no configuration is
 *   valid.
 * - `never_true`, `always_true`: the condition is constant. `never_shown`: it can be true, but not while its parents
 *   are shown. `implied`: it is always true while its parents are shown. `only_incomplete`: it shows the element only
 *   while a required field it depends on is empty.
 * - `never_asked`, `always_asked`: no valid values, or all, are unusual for a plausibility check.
 * - `redundant_term`: part of a condition has no effect.
 * - `unknown_option`: a rule compares with a value the field does not offer.
 * - `blank_option`: the option's value is blank, which counts as empty, so it can never be chosen.
 * - `unused_quantity_break`: a quantity break never lowers the price. `worse_quantity_break`: each piece costs more
 *   again from this quantity on.
 * - `missing_translation`: a language has translations of only some texts. `outdated_translation`: texts have changed
 *   since they were translated.
 * - `scenario_failed`: the result differs from the one that a scenario expects.
 * - `impossible_comparison`: no two valid numbers satisfy it. `circular_comparison`: several comparisons exclude each
 *   other. `needless_comparison`: all valid numbers satisfy it.
 * - `invalid_price_field`: a price rule counts a field of the wrong kind. The template cannot run. `table_overlap`: a
 *   number belongs to two ranges of a price table, and the first one counts. `table_gap`: a value has no price in the
 *   table.
 * - `unknown_key`: the wire format does not define the key. `key_without_effect`: the field's type does not use it.
 * - `unknown_currency`: ISO 4217 does not list the currency.
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
  | 'never_asked'
  | 'always_asked'
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
  | 'unknown_key'
  | 'key_without_effect'
  | 'unknown_currency'
  | 'missing_translation'
  | 'outdated_translation';

/** `error`: shoppers cannot finish or the template cannot run. `warning`: a part has no effect. `hint`: superfluous. */
export type Severity = 'error' | 'warning' | 'hint';

/**
 * The subject of a finding: the template itself, an element that can have a condition, a quantity break, a scenario, or a
 * language.
 */
export type ElementKind =
  | 'template'
  | 'section'
  | 'group'
  | 'field'
  | 'option'
  | 'price_rule'
  | 'quantity_break'
  | 'scenario'
  | 'translation';

/** Values by field name, in the engine's format. A missing field is empty. */
export type WitnessValues = Readonly<Record<string, Exclude<FieldValue, undefined>>>;

/** A change that removes the cause; apply it with `applyFix`. `path` is the element it changes. */
export type Fix =
  | { readonly kind: 'set_condition'; readonly path: TemplatePath; readonly condition: Condition | null }
  | { readonly kind: 'set_optional'; readonly path: TemplatePath }
  | { readonly kind: 'rename_field'; readonly path: TemplatePath; readonly name: string }
  | { readonly kind: 'remove'; readonly path: TemplatePath }
  | { readonly kind: 'remove_comparison'; readonly path: TemplatePath; readonly rule: ComparingRule }
  | { readonly kind: 'set_scenario'; readonly path: TemplatePath; readonly scenario: Scenario };

/** A fault, its place, and the shortest values that show it. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** The place of the fault in the wire format: `['sections', 0, 'conditional_display', 'all', 1]`. */
  readonly path: TemplatePath;
  /** The element that contains the path: `['sections', 0, 'groups', 1, 'fields', 2]`. */
  readonly elementPath: TemplatePath;
  readonly element: ElementKind;
  /** The section of the element. Null for elements outside of sections. */
  readonly sectionId: string | null;
  /** The field that the element is or belongs to. Null for elements outside of fields. */
  readonly fieldName: string | null;
  /** Null unless the element is an option. */
  readonly optionValue: string | null;
  /** One sentence for the template's editor. */
  readonly message: { readonly de: string; readonly en: string };
  /** The fields involved, by name. */
  readonly fieldNames: readonly string[];
  /**
   * The fewest values that show the fault, for the preview: the dead end itself; for `never_true`, values that satisfy
   * as many leading terms as possible; for `never_shown`, values that satisfy the condition while the element stays
   * hidden; the values of the scenario. Null if there is nothing to show.
   */
  readonly witness: WitnessValues | null;
  readonly fix: Fix | null;
}

/** Why a question is undecided: free JSON Logic, a text rule without a known example, or the budget. */
export type UndecidedReason = 'json_logic' | 'text_rules' | 'budget';

/** A question that the analysis could not decide. */
export interface Undecided {
  readonly code: FindingCode;
  readonly path: TemplatePath;
  readonly reason: UndecidedReason;
}

/** Result of `analyseTemplate`. If both lists are empty, every condition has an effect and every shopper can finish. */
export interface Analysis {
  /** Errors first, then in template order. */
  readonly findings: readonly Finding[];
  readonly undecided: readonly Undecided[];
}

/** The usual severity of each code. An unknown key that is like no known one is only a warning. */
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
  never_asked: 'warning',
  always_asked: 'warning',
  only_incomplete: 'hint',
  always_true: 'hint',
  implied: 'hint',
  redundant_term: 'hint',
  needless_comparison: 'hint',
  unknown_key: 'error',
  key_without_effect: 'hint',
  unknown_currency: 'warning',
  missing_translation: 'warning',
  outdated_translation: 'warning',
};
