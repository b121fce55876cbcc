import { ruleTest } from '../condition/rule-test.ts';
import type { Rule } from '../contract/condition.ts';
import { parseNumber } from '../field-types/comparison.ts';
import { type Diagram, type Diagrams, NO, YES } from './decision-diagram.ts';
import type { FieldModel } from './field-model.ts';
import type { FieldStates } from './field-states.ts';
import type { FreeAnswers } from './free-answers.ts';

/** Describes in which stored states a rule about a field holds. */
export function createRuleStates(
  { and, or, not, choose, ask }: Diagrams,
  { visible, offered, isChosen }: FieldStates,
  free: FreeAnswers['free'],
): (model: FieldModel, rule: Rule) => Diagram {
  const answer = (yes: boolean): Diagram => (yes ? YES : NO);

  /** An answer that is `whenEmpty` while the field is hidden. */
  const whileShown = (model: FieldModel, whenEmpty: boolean, shown: Diagram): Diagram =>
    whenEmpty ? or(not(visible(model)), shown) : and(visible(model), shown);

  function bySingleValue(model: FieldModel, rule: Rule): Diagram {
    const test = ruleTest(rule, false);
    const whenEmpty = test(undefined);
    const list = model.classes.map((entry, place) => {
      if (entry.kind === 'empty') return answer(whenEmpty);
      if (entry.kind === 'unknown')
        return free(`${model.field.name} ${rule.operator} ${String(rule.value)}`, 'text_rules');
      // Within a range of numbers the digits differ: whether they contain a text is known of single numbers only.
      const isOpen = rule.operator === 'contains' && entry.low !== entry.high;
      const key = `${model.field.name} ${place} contains ${String(rule.value)}`;
      const result = isOpen ? free(key, 'text_rules') : answer(test(entry.value));
      return choose(offered(model, place), result, answer(whenEmpty));
    });
    return whileShown(model, whenEmpty, ask(model.levels[0] ?? 0, list));
  }

  function byList(model: FieldModel, rule: Rule): Diagram {
    const { options } = model.field;
    const isSame = ruleTest({ ...rule, operator: 'equals' }, false);
    const matches = options.map((option) => isSame(option.value));
    switch (rule.operator) {
      case 'equals':
        return whileShown(model, false, onlyOne(model, matches));
      case 'not_equals':
        return not(whileShown(model, false, onlyOne(model, matches)));
      case 'contains':
        return whileShown(
          model,
          false,
          matches.reduce((found, fits, index) => (fits ? or(found, isChosen(model, index)) : found), NO),
        );
      case 'greater_than':
      case 'less_than': {
        const limit = parseNumber(rule.value);
        if (limit === undefined) return NO;
        const fits = (count: number): boolean => (rule.operator === 'greater_than' ? count > limit : count < limit);
        return whileShown(model, fits(0), byCount(model, 0, 0, fits, new Map()));
      }
      default:
        return rule.operator satisfies never;
    }
  }

  function onlyOne(model: FieldModel, matches: readonly boolean[]): Diagram {
    const single = matches.map((fits, chosen) =>
      fits
        ? matches.reduce((rest, _, index) => {
            const bit = isChosen(model, index);
            return and(rest, index === chosen ? bit : not(bit));
          }, YES)
        : NO,
    );
    return single.reduce(or, NO);
  }

  function byCount(
    model: FieldModel,
    index: number,
    count: number,
    fits: (count: number) => boolean,
    known: Map<string, Diagram>,
  ): Diagram {
    if (index === model.levels.length) return answer(fits(count));
    const key = `${index}:${count}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const without = byCount(model, index + 1, count, fits, known);
    const withIt = byCount(model, index + 1, count + 1, fits, known);
    const result = choose(isChosen(model, index), withIt, without);
    known.set(key, result);
    return result;
  }

  return (model, rule) => (model.isList ? byList(model, rule) : bySingleValue(model, rule));
}
