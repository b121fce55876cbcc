import type { Diagram } from '../diagram/decision-diagram.ts';
import type { FieldModel } from './field-model.ts';
import type { TemplateModel } from './template-model.ts';

/** Returns fields with all their dependencies, sorted so that no field depends on a later one. */
export function withDependencies(template: TemplateModel, start: readonly string[]): readonly FieldModel[] {
  const found = new Set(start.map(template.fieldOf).filter((model) => model !== undefined));
  for (const { reads } of found) {
    template.diagrams.spend(1 + reads.length);
    for (const name of reads) {
      const read = template.fieldOf(name);
      if (read) found.add(read);
    }
  }
  return [...found].sort((a, b) => a.order - b.order);
}

/** Returns the states in which a required field is filled in or hidden. */
export function satisfied(template: TemplateModel, model: FieldModel): Diagram {
  const { or, not } = template.diagrams;
  return or(not(template.visible(model)), template.filled(model));
}

/** Returns the states in which every required field among these is filled in or hidden. */
export function completeStates(template: TemplateModel, cone: readonly FieldModel[]): Diagram {
  const required = cone.filter(({ field, holdsValue }) => field.isRequired && holdsValue);
  return template.diagrams.all(required.map((model) => satisfied(template, model)));
}
