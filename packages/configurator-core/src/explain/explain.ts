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

/** A field that a condition reads, as the condition sees it. */
export interface ReadField {
  readonly fieldName: string;
  readonly label: string;
  /** What counts: undefined where the field is empty or hidden. */
  readonly value: FieldValue;
  readonly isVisible: boolean;
  /** Why the field itself is hidden; null where it shows. */
  readonly hiddenBecause: Explanation | null;
}

/** A condition with its outcome and what it read, term by term. */
export type ExplainedCondition = { readonly holds: boolean } & (
  | { readonly kind: 'rule'; readonly rule: Rule; readonly read: ReadField }
  | { readonly kind: 'all' | 'any' | 'not'; readonly terms: readonly ExplainedCondition[] }
  | { readonly kind: 'logic'; readonly logic: unknown; readonly reads: readonly ReadField[] }
);

/** One condition on the way to a field. */
export interface ExplainedScope {
  readonly scope: 'section' | 'group' | 'field' | 'option';
  /** Title or label of what carries the condition. */
  readonly label: string;
  /** The option's value where an option carries it. */
  readonly optionValue: string | null;
  readonly condition: ExplainedCondition;
}

/** Why a field is shown or hidden: every condition that applies to it, the first that fails decides. */
export interface Explanation {
  readonly fieldName: string;
  readonly label: string;
  readonly isVisible: boolean;
  /** Conditions of its section, its group and itself, in this order; none means it always shows. */
  readonly conditions: readonly ExplainedScope[];
  /** Conditions of its options. */
  readonly options: readonly ExplainedScope[];
  /** The fields that a computed value follows from; empty for every other field. */
  readonly computedFrom: readonly ReadField[];
}

/** Sources of a price rule: its condition with the values it read, and the fields its amount is computed from. */
export interface ExplainedPriceRule {
  readonly label: string;
  /** null where the rule always applies. */
  readonly condition: ExplainedCondition | null;
  readonly amountReads: readonly ReadField[];
  readonly amount: ExplainedAmount;
}

/** Paths of the values that a computed field follows from; none for every other field. */
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
      computedFrom: inputsOf(compiled).map((path) => this.read(path)),
    };
    this.known.set(compiled, explanation);
    return explanation;
  }

  /**
   * Explains the hidden fields that conditions depend on, each after those it depends on itself. So no explanation waits
   * for another, however long the chain is.
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
      amountReads: amountReads(amount).paths.map((path) => this.read(path)),
      amount: explainAmount(this.evaluation, rule),
    };
  }

  private find(reference: string): CompiledField | undefined {
    const { compiledFields } = this.evaluation.configurator;
    const byName = compiledFields.get(reference);
    if (byName) return byName;
    for (const compiled of compiledFields.values()) if (compiled.field.id === reference) return compiled;
    return undefined;
  }

  private read(reference: string): ReadField {
    const compiled = this.find(reference);
    const state = compiled && fieldOf(this.evaluation, compiled);
    const isVisible = state?.isVisible === true;
    return {
      fieldName: compiled?.name ?? reference,
      label: compiled?.field.label ?? reference,
      value: state?.counted,
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
        const reads = logicReads(logic).paths.map((path) => this.read(path));
        return { kind: 'logic', logic, reads, holds: isJsonLogicTruthy(formula(this.evaluation)) };
      },
    });
  }
}

/**
 * Says why a field is shown or hidden: each condition that applies, the value it read, and for a field that is itself
 * hidden the chain above it. Plain data; a renderer words it.
 * @returns null for a field the template does not have
 */
export function explain(evaluation: Evaluation, fieldName: string): Explanation | null {
  const compiled = evaluation.configurator.compiledFields.get(fieldName);
  return compiled ? new Explainer(evaluation).prepare(conditionsOf(compiled)).field(compiled) : null;
}

/**
 * Says what a price rule adds its amount for.
 * @param ruleIndex place of the rule in the template, as a price line names it
 * @returns null for a rule the template does not have
 */
export function explainPriceRule(evaluation: Evaluation, ruleIndex: number): ExplainedPriceRule | null {
  const rule = evaluation.configurator.template.priceRules[ruleIndex];
  if (!rule) return null;
  const { paths } = amountReads(rule.amount);
  const conditions = [...(rule.when ? [rule.when] : []), { logic: paths.map((path) => ({ var: path })) }];
  return new Explainer(evaluation).prepare(conditions).priceRule(rule);
}
