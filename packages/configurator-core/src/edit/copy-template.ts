import type { Template } from '../contract/template/template.ts';
import { type CreateId, copyParts, type KeepsId, type TemplatePart } from './copy-parts.ts';

/**
 * Copies a template: its parts get new ids, and whatever referred to a part refers to its copy. References to a field by
 * id become references by name. The copy is unpublished (version 0), and otherwise behaves exactly like the original.
 * @param keepsId default: no part keeps its id
 */
export function copyTemplate(template: Template, createId: CreateId, keepsId?: KeepsId): Template {
  const parts = [
    ...template.sections.map((element): TemplatePart => ({ kind: 'section', element })),
    ...template.priceRules.map((element): TemplatePart => ({ kind: 'price_rule', element })),
  ];
  const copies = copyParts(parts, { createId, keepsId });
  return {
    ...template,
    id: createId(),
    version: 0,
    sections: copies.flatMap((part) => (part.kind === 'section' ? [part.element] : [])),
    priceRules: copies.flatMap((part) => (part.kind === 'price_rule' ? [part.element] : [])),
    scenarios: template.scenarios.map((scenario) => ({
      ...scenario,
      id: keepsId?.(scenario.id, 'scenario') ? scenario.id : createId(),
    })),
  };
}
