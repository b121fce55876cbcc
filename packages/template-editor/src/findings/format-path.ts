import { formatTemplatePath, type Template, type TemplatePath } from 'configurator-core';
import type { ElementRef } from '../document/element.ts';
import { findPart, refAt } from '../document/find.ts';
import { partLabel } from '../document/part-labels.ts';
import { parentOf } from '../document/places.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** Formats a path of the engine with labels: `Size › Measurements › Back length`. Falls back to the raw path. */
export function formatPath(template: Template, path: TemplatePath, texts: EditorTexts['parts']): string {
  const [list, index] = path;
  const scenario = list === 'scenarios' ? template.scenarios[Number(index)] : undefined;
  if (scenario !== undefined) return texts.scenario(scenario.name);
  const quantityBreak = list === 'quantity_breaks' ? template.quantityBreaks[Number(index)] : undefined;
  if (quantityBreak !== undefined) return texts.quantityBreak(quantityBreak.label);
  if (list === 'translations') return texts.translation(String(index));
  const labels: string[] = [];
  for (let ref: ElementRef | null = refAt(template, path); ref; ref = parentOf(template, ref)) {
    const part = findPart(template, ref);
    if (part) labels.unshift(partLabel(part, texts, template));
    if (ref.kind === 'price_rule') labels.unshift(texts.priceRules);
  }
  return labels.join(' › ') || formatTemplatePath(path);
}
