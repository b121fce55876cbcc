import type { Diagram } from '../diagram/decision-diagram.ts';
import type { FieldModel } from '../model/field-model.ts';
import type { TemplateModel } from '../model/template-model.ts';

/** Combines the results for each class of a single value into one function of the stored values. */
export function joinClasses(
  { diagrams, visible, offered }: TemplateModel,
  model: FieldModel,
  absent: Diagram,
  byClass: readonly Diagram[],
): Diagram {
  const whileOffered = byClass.map((node, place) => diagrams.choose(offered(model, place), node, absent));
  return diagrams.choose(visible(model), diagrams.ask(model.levels[0] ?? 0, whileOffered), absent);
}
