import type { Diagram } from './decision-diagram.ts';
import type { FieldModel } from './field-model.ts';
import type { TemplateModel } from './template-model.ts';

/** One sample text represents all that rules cannot tell apart; an amount might tell them apart. */
export function isOpen(model: FieldModel): boolean {
  // A computed one has no classes of its own.
  if (model.computed !== null) return true;
  return model.classes.some(
    (entry) =>
      entry.kind === 'unknown' || (entry.kind === 'value' && typeof entry.value === 'string' && !model.isChoice),
  );
}

/** Joins what comes of each class of a single value to one function of what is stored. */
export function overClasses(
  { diagrams, visible, offered }: TemplateModel,
  model: FieldModel,
  absent: Diagram,
  byClass: readonly Diagram[],
): Diagram {
  const whileOffered = byClass.map((node, place) => diagrams.choose(offered(model, place), node, absent));
  return diagrams.choose(visible(model), diagrams.ask(model.levels[0] ?? 0, whileOffered), absent);
}
