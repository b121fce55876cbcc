import { type Diagram, YES } from '../diagram/decision-diagram.ts';
import type { TemplateElement } from '../findings/template-elements.ts';
import type { TemplateModel } from './template-model.ts';

/** Returns the states in which an element's parents are visible: an option's field, or a field's group and section. */
export function parentVisibility(model: TemplateModel, { kind, section, group, field }: TemplateElement): Diagram {
  const { diagrams, holds, visible, fieldOf } = model;
  const owner = field && fieldOf(field.name);
  if (kind === 'option') return owner === undefined ? YES : visible(owner);
  if (kind === 'field') return diagrams.and(holds(section?.condition ?? null), holds(group?.condition ?? null));
  return kind === 'group' ? holds(section?.condition ?? null) : YES;
}
