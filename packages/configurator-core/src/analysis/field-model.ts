import type { Rule } from '../contract/condition.ts';
import type { Field, Template } from '../contract/template.ts';
import { valueKindOf } from '../field-types/registry.ts';
import { fieldOrder } from './field-order.ts';
import { type FieldPlace, fieldLookup, placedRules, templateElements } from './template-elements.ts';
import { isList, type ValueClass, valueClasses } from './value-classes.ts';

/** A field as variables: one for a single value, one per option for a list. */
export interface FieldModel {
  readonly place: FieldPlace;
  readonly field: Field;
  readonly isList: boolean;
  /** False for what only shows. */
  readonly holdsValue: boolean;
  /** The classes of a single value; empty for a list. */
  readonly classes: readonly ValueClass[];
  /** The levels of its variables. */
  readonly levels: readonly number[];
  /** The fields its visibility and its options depend on, by name. */
  readonly reads: readonly string[];
}

function rulesByField(template: Template): ReadonlyMap<string, readonly Rule[]> {
  const find = fieldLookup(template);
  const rules = new Map<string, Rule[]>();
  for (const element of templateElements(template)) {
    for (const { rule } of placedRules(element.condition, '')) {
      const name = find(rule.field)?.field.name;
      if (name === undefined) continue;
      const list = rules.get(name) ?? [];
      list.push(rule);
      rules.set(name, list);
    }
  }
  return rules;
}

/**
 * Gives every field its variables, in an order in which no field depends on a later one. The later a field, the smaller
 * its levels: what depends is asked before what it depends on, which keeps long chains small.
 * @param splits where numbers are split beyond the rules
 */
export function createFieldModels(template: Template, splits?: readonly number[]): readonly FieldModel[] {
  const rules = rulesByField(template);
  let nextLevel = 0;
  const models = [...fieldOrder(template)].reverse().map(({ place, reads }): FieldModel => {
    const { field } = place;
    const ofList = isList(field);
    const width = ofList ? field.options.length : 1;
    const levels = Array.from({ length: width }, (_, index) => nextLevel + index);
    nextLevel += width;
    const classes = ofList ? [] : valueClasses(field, rules.get(field.name) ?? [], splits);
    return { place, field, isList: ofList, holdsValue: valueKindOf(field).holdsValue, classes, levels, reads };
  });
  return models.reverse();
}
