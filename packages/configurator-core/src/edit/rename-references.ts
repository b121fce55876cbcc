import type { Field } from '../contract/template/template.ts';
import { isFilledIn } from './dependents.ts';
import { mapAmountFields } from './map-amount.ts';
import { mapComparisons } from './map-comparisons.ts';
import { mapCondition } from './map-condition.ts';
import { mapOptionNames } from './map-option-names.ts';
import type { TemplateMapping } from './map-template.ts';
import { mapLogicPaths, renamedPath } from './rename-in-logic.ts';

/** What to replace, by kind of reference. */
interface ReferenceChange {
  /** Maps a field's name or id: in rules, comparisons and amounts. */
  readonly reference: (reference: string) => string;
  /** Maps a path of JSON Logic, which begins with a field's name. */
  readonly path: (path: string) => string;
  /** Maps a field's name in the options of a host field type. */
  readonly name: (name: string) => string;
  /** Maps a text that may contain values. */
  readonly text: (text: string) => string;
}

/** Returns the mapping of all references to fields. */
export function referenceMapping({ reference, path, name, text }: ReferenceChange) {
  const logic = (expression: unknown) => mapLogicPaths(expression, path);
  return {
    field: (field) => mapOptionNames(mapComparisons(field, reference), name),
    condition: (condition) =>
      mapCondition(condition, {
        rule: (rule) => {
          const field = reference(rule.field);
          return field === rule.field ? rule : { ...rule, field };
        },
        logic,
      }),
    amount: (amount) => mapAmountFields(amount, { reference, logic }),
    computed: logic,
    text,
  } satisfies TemplateMapping;
}

/** Returns the mapping that replaces a field's name wherever another part may contain it. References by id are kept. */
export function nameMapping(field: Pick<Field, 'name' | 'type'>, to: string) {
  const { name: from } = field;
  const name = (each: string) => (each === from ? to : each);
  return referenceMapping({
    reference: name,
    name,
    path: (path) => renamedPath(path, from, to),
    text: (text) => (isFilledIn(text, field) ? text.replaceAll(`{${from}}`, `{${to}}`) : text),
  });
}
