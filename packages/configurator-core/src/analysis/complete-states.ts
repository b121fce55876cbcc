import { type Diagram, YES } from './decision-diagram.ts';
import type { FieldModel } from './field-model.ts';
import type { TemplateModel } from './template-model.ts';

/** Fields with everything they depend on, in an order in which no field depends on a later one. */
export function coneOf(template: TemplateModel, start: readonly string[]): readonly FieldModel[] {
  const names = new Set(start);
  for (const name of names) for (const read of template.fieldOf(name)?.reads ?? []) names.add(read);
  return template.fields.filter(({ field }) => names.has(field.name));
}

/** The states in which a required field is filled in or hidden. */
export function satisfied(template: TemplateModel, model: FieldModel): Diagram {
  const { or, not } = template.diagrams;
  return or(not(template.visible(model)), template.filled(model));
}

/** The states in which every required field of these is filled in or hidden. */
export function completeStates(template: TemplateModel, cone: readonly FieldModel[]): Diagram {
  return cone
    .filter(({ field, holdsValue }) => field.isRequired && holdsValue)
    .reduce<Diagram>((states, model) => template.diagrams.and(states, satisfied(template, model)), YES);
}
