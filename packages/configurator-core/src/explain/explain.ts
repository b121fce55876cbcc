import { amountReads } from '../amount/amount-fields.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { compileFormula } from '../condition/compile-condition.ts';
import { isJsonLogicTruthy } from '../condition/json-logic.ts';
import { logicReads } from '../condition/logic-reads.ts';
import { ruleTest } from '../condition/rule-test.ts';
import type { Condition, Rule } from '../contract/conditions/condition.ts';
import { matchCondition } from '../contract/conditions/match-condition.ts';
import type { PriceRule } from '../contract/template/template.ts';
import { type Evaluation, fieldOf } from '../evaluate/evaluation.ts';
import type { FieldValue } from '../field-types/values/value.ts';
import { type ExplainedAmount, explainAmount } from './explain-amount.ts';
import { conditionsOf, decidingFields } from './shortest-change.ts';

/** A field as read by a condition. */
export interface ReadField {
  readonly fieldName: string;
  readonly label: string;
  /** The counted value: undefined if the field is empty or hidden. */
  readonly value: FieldValue;
  readonly isVisible: boolean;
  /** Why the field itself is hidden; null if it is visible. */
  readonly hiddenBecause: Explanation | null;
}

/** A condition with its result and the values read, term by term. */
export type ExplainedCondition = { readonly holds: boolean } & (
  | { readonly kind: 'rule'; readonly rule: Rule; readonly read: ReadField }
  | { readonly kind: 'all' | 'any' | 'not'; readonly terms: readonly ExplainedCondition[] }
  | { readonly kind: 'logic'; readonly logic: unknown; readonly reads: readonly ReadField[] }
);

/** One condition that affects a field. */
export interface ExplainedScope {
  readonly scope: 'section' | 'group' | 'field' | 'option';
  /** Title or label of the element with the condition. */
  readonly label: string;
  /** The option's value if the condition belongs to an option. */
  readonly optionValue: string | null;
  readonly condition: ExplainedCondition;
}

/** Why a field is shown or hidden: every condition that applies to it. The first that fails decides. */
export interface Explanation {
  readonly fieldName: string;
  readonly label: string;
  readonly isVisible: boolean;
  /** Conditions of its section, its group and itself, in this order. Empty if it is always shown. */
  readonly conditions: readonly ExplainedScope[];
  /** Conditions of its options. */
  readonly options: readonly ExplainedScope[];
  /** The inputs of a computed field; empty for every other field. */
  readonly computedFrom: readonly ReadField[];
}

/** Explanation of a price rule: its condition with the values read, and the inputs of its amount. */
export interface ExplainedPriceRule {
  readonly label: string;
  /** Null if the rule always applies. */
  readonly condition: ExplainedCondition | null;
  readonly amountReads: readonly ReadField[];
  readonly amount: ExplainedAmount;
}

/** Returns the paths that a computed field reads; empty for every other field. */
function inputsOf({ field, kind }: CompiledField): readonly string[] {
  return kind.isDerived && field.computed ? logicReads(field.computed.logic).paths : [];
}

class Explainer {
  private readonly evaluation: Evaluation;
  private readonly known = new Map<CompiledField, Explanation>();

  constructor(evaluation: Evaluation) {
    this.evaluation = evaluation;
  }

  field(compiled: CompiledField): Explanation {
    const known = this.known.get(compiled);
    if (known) return known;
    const { section, group, field } = compiled;
    const scopes = [
      ['section', section.title, section.condition],
      ['group', group.title ?? '', group.condition],
      ['field', field.label, field.condition],
    ] as const;
    const explanation: Explanation = {
      fieldName: compiled.name,
      label: field.label,
      isVisible: fieldOf(this.evaluation, compiled).isVisible,
      conditions: scopes.flatMap(([scope, label, condition]) =>
        condition ? [{ scope, label, optionValue: null, condition: this.condition(condition) }] : [],
      ),
      options: field.options.flatMap(({ label, value, condition }) =>
        condition
          ? [{ scope: 'option' as const, label, optionValue: value, condition: this.condition(condition) }]
          : [],
      ),
      computedFrom: this.reads(inputsOf(compiled)),
    };
    this.known.set(compiled, explanation);
    return explanation;
  }

  /**
   * Explains the hidden fields that conditions depend on, dependencies first. This avoids deep recursion in long
   * chains.
   */
  prepare(conditions: readonly Condition[]): this {
    const hidden = [...decidingFields(this.evaluation.configurator, conditions).keys()].filter(
      (compiled) => !fieldOf(this.evaluation, compiled).isVisible,
    );
    for (const compiled of hidden.sort((left, right) => left.rank - right.rank)) this.field(compiled);
    return this;
  }

  priceRule(rule: PriceRule): ExplainedPriceRule {
    const { label, when, amount } = rule;
    return {
      label,
      condition: when && this.condition(when),
      amountReads: this.reads(amountReads(amount).paths),
      amount: explainAmount(this.evaluation, rule),
    };
  }

  private find(reference: string): CompiledField | undefined {
    const { compiledFields } = this.evaluation.configurator;
    const byName = compiledFields.get(reference);
    if (byName) return byName;
    for (const compiled of compiledFields.values()) if (compiled.field.id === reference) return compiled;
    // JSON Logic may read into a value: `list.0`.
    return compiledFields.get(reference.split('.')[0] ?? '');
  }

  /** Returns the fields that JSON Logic or an amount reads, each once. */
  private reads(paths: readonly string[]): readonly ReadField[] {
    const read = paths.map((path) => this.read(path));
    return [...new Map(read.map((field) => [field.fieldName, field])).values()];
  }

  private read(reference: string): ReadField {
    const compiled = this.find(reference);
    const state = compiled && fieldOf(this.evaluation, compiled);
    const isVisible = state?.isVisible === true;
    return {
      fieldName: compiled?.name ?? reference,
      label: compiled?.field.label ?? reference,
      value: state?.effectiveValue,
      isVisible,
      hiddenBecause: compiled && !isVisible ? this.field(compiled) : null,
    };
  }

  private condition(condition: Condition): ExplainedCondition {
    const terms = (conditions: readonly Condition[]) => conditions.map((inner) => this.condition(inner));
    return matchCondition<ExplainedCondition>(condition, {
      rule: (rule) => {
        const read = this.read(rule.field);
        const isList = this.find(rule.field)?.isList === true;
        return { kind: 'rule', rule, read, holds: ruleTest(rule, isList)(read.value) };
      },
      all: (conditions) => {
        const explained = terms(conditions);
        return { kind: 'all', terms: explained, holds: explained.every(({ holds }) => holds) };
      },
      any: (conditions) => {
        const explained = terms(conditions);
        return { kind: 'any', terms: explained, holds: explained.some(({ holds }) => holds) };
      },
      not: (inner) => {
        const explained = this.condition(inner);
        return { kind: 'not', terms: [explained], holds: !explained.holds };
      },
      logic: (logic) => {
        const formula = compileFormula(logic, {
          find: (reference) => this.find(reference),
          all: [...this.evaluation.configurator.compiledFields.values()],
          reportUnknown: () => {},
          reportRead: () => {},
        });
        const reads = this.reads(logicReads(logic).paths);
        return { kind: 'logic', logic, reads, holds: isJsonLogicTruthy(formula(this.evaluation)) };
      },
    });
  }
}

/**
 * Explains why a field is shown or hidden: each condition with the values read. For a hidden field that is read, it
 * includes the field's own explanation. Returns plain data without texts.
 * @returns null if the field is unknown
 */
export function explain(evaluation: Evaluation, fieldName: string): Explanation | null {
  const compiled = evaluation.configurator.compiledFields.get(fieldName);
  return compiled ? new Explainer(evaluation).prepare(conditionsOf(compiled)).field(compiled) : null;
}

/**
 * Explains why a price rule adds its amount.
 * @param ruleIndex index of the rule in the template, as in a price line
 * @returns null if the rule is unknown
 */
export function explainPriceRule(evaluation: Evaluation, ruleIndex: number): ExplainedPriceRule | null {
  const rule = evaluation.configurator.template.priceRules[ruleIndex];
  if (!rule) return null;
  const { paths } = amountReads(rule.amount);
  const conditions = [...(rule.when ? [rule.when] : []), { logic: paths.map((path) => ({ var: path })) }];
  return new Explainer(evaluation).prepare(conditions).priceRule(rule);
}
