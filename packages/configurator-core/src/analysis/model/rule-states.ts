import { ruleTest } from '../../condition/rule-test.ts';
import type { Rule } from '../../contract/conditions/condition.ts';
import { parseNumber } from '../../field-types/values/comparison.ts';
import { type Diagram, type Diagrams, NO, YES } from '../diagram/decision-diagram.ts';
import type { FieldModel } from './field-model.ts';
import type { FieldStates } from './field-states.ts';
import type { FreeVariables } from './free-variables.ts';
import type { ValueCombinations } from './value-combinations.ts';

/** Returns the result of a rule if it is the same for all numbers of a span, else undefined. */
function ofSpan({ operator, value }: Rule, { low, high }: { readonly low: number; readonly high: number }) {
  const limit = parseNumber(value);
  const isWithin = limit === undefined ? false : low <= limit && limit <= high;
  switch (operator) {
    case 'equals':
      return isWithin ? undefined : false;
    case 'not_equals':
      return isWithin ? undefined : true;
    case 'greater_than':
      if (limit === undefined || high <= limit) return false;
      return low > limit ? true : undefined;
    case 'less_than':
      if (limit === undefined || low >= limit) return false;
      return high < limit ? true : undefined;
    case 'contains':
      return undefined;
    default:
      return operator satisfies never;
  }
}

/** Creates a function that returns the stored states in which a rule about a field is true. */
export function createRuleStates(
  { and, or, not, all, any, choose, ask, spend }: Diagrams,
  { visible, offered, isChosen }: FieldStates,
  free: FreeVariables['free'],
  { over }: ValueCombinations,
): (model: FieldModel, rule: Rule) => Diagram {
  const answer = (yes: boolean): Diagram => (yes ? YES : NO);

  /** Returns `shown` while the field is shown, and `whenEmpty` while it is hidden. */
  const whileShown = (model: FieldModel, whenEmpty: boolean, shown: Diagram): Diagram =>
    whenEmpty ? or(not(visible(model)), shown) : and(visible(model), shown);

  function bySingleValue(model: FieldModel, rule: Rule): Diagram {
    spend(model.classes.length);
    const test = ruleTest(rule, false);
    const whenEmpty = test(undefined);
    const list = model.classes.map((entry, place) => {
      if (entry.kind === 'empty') return answer(whenEmpty);
      if (entry.kind === 'unknown')
        return free(`${model.field.name} ${rule.operator} ${String(rule.value)}`, model.openReason);
      // The numbers of a range have different digits, so `contains` is known for single numbers only.
      const isOpen = rule.operator === 'contains' && entry.low !== entry.high;
      const key = `${model.field.name} ${place} contains ${String(rule.value)}`;
      const result = isOpen ? free(key, 'text_rules') : answer(test(entry.value));
      return choose(offered(model, place), result, answer(whenEmpty));
    });
    return whileShown(model, whenEmpty, ask(model.levels[0] ?? 0, list));
  }

  function byList(model: FieldModel, rule: Rule): Diagram {
    const { options } = model.field;
    spend(options.length);
    const isSame = ruleTest({ ...rule, operator: 'equals' }, false);
    const matches = options.map((option) => isSame(option.value));
    switch (rule.operator) {
      case 'equals':
        return whileShown(model, false, onlyOne(model, matches));
      case 'not_equals':
        return not(whileShown(model, false, onlyOne(model, matches)));
      case 'contains':
        return whileShown(model, false, any(matches.map((fits, index) => (fits ? isChosen(model, index) : NO))));
      case 'greater_than':
      case 'less_than': {
        const limit = parseNumber(rule.value);
        if (limit === undefined) return NO;
        const fits = (count: number): boolean => (rule.operator === 'greater_than' ? count > limit : count < limit);
        return whileShown(model, fits(0), byCount(model, limit, fits));
      }
      default:
        return rule.operator satisfies never;
    }
  }

  function onlyOne(model: FieldModel, matches: readonly boolean[]): Diagram {
    const bits = matches.map((_, index) => isChosen(model, index));
    const single = matches.map((fits, chosen) =>
      fits ? all(bits.map((bit, index) => (index === chosen ? bit : not(bit)))) : NO,
    );
    return any(single);
  }

  /** Counts the chosen options, starting with the last one. Counts beyond the limit are treated as equal. */
  function byCount(model: FieldModel, limit: number, fits: (count: number) => boolean): Diagram {
    const length = model.levels.length;
    const most = Math.min(length, Math.max(0, Math.floor(limit) + 1));
    let states = Array.from({ length: most + 1 }, (_, count) => answer(fits(count)));
    for (let index = length - 1; index >= 0; index -= 1) {
      const bit = isChosen(model, index);
      states = states.map((without, count) => choose(bit, states[Math.min(count + 1, most)] ?? without, without));
    }
    return states[0] ?? NO;
  }

  /** Resolves a rule about a computed value to the stored values that it is computed from. */
  function byComputed(model: FieldModel, rule: Rule): Diagram {
    const { name } = model.field;
    const test = ruleTest(rule, false);
    const key = `${name} ${rule.operator} ${String(rule.value)}`;
    const known = over([name], (assignment) => {
      spend(1);
      const entry = assignment?.get(name);
      const isTrue =
        entry?.kind === 'one'
          ? test(entry.value)
          : entry?.kind === 'absent'
            ? test(undefined)
            : entry && ofSpan(rule, entry);
      return isTrue === undefined
        ? free(`${key} ${JSON.stringify([...(assignment ?? [])])}`, 'json_logic')
        : answer(isTrue);
    });
    return known ?? whileShown(model, test(undefined), free(key, 'json_logic'));
  }

  return (model, rule) => {
    if (model.computed !== null) return byComputed(model, rule);
    return model.isList ? byList(model, rule) : bySingleValue(model, rule);
  };
}
