import type { MergedKind } from 'configurator-core';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** Returns the labels of properties by their path in the wire format, as the controls of the editor name them. */
function labelsOf(
  kind: MergedKind,
  { inspector, fieldTypes, canvas, amount, computation, merge, scenarios }: EditorTexts,
) {
  const isBreak = kind === 'quantity_break';
  return new Map<string, string>([
    ['accept', fieldTypes.accept],
    ['additional_price', inspector.additionalPrice],
    ['amount', isBreak ? merge.amountOff : amount.title],
    ['base_price', merge.basePrice],
    ['color_value', inspector.color],
    ['computed', computation.computation],
    ['conditional_display', kind === 'option' ? inspector.availability : inspector.visibility],
    ['configurator_type', canvas.configuratorType],
    ['currency', merge.currency],
    ['cutOff', fieldTypes.cutOff],
    ['default_value', fieldTypes.defaultValue],
    ['description', inspector.description],
    ['discount', inspector.discount],
    ['display', fieldTypes.display],
    ['email', fieldTypes.email],
    ['expected', merge.expected],
    ['field_type', inspector.type],
    ['from', canvas.fromPieces],
    ['greaterThanField', fieldTypes.greaterThanField],
    ['html', fieldTypes.html],
    ['image', inspector.picture],
    ['integer', fieldTypes.wholeNumbers],
    ['is_default', inspector.selectedByDefault],
    ['is_required', inspector.required],
    ['label', isBreak ? canvas.quantityBreakName : inspector.label],
    ['language', merge.language],
    ['layout', inspector.layout],
    ['lessThanField', fieldTypes.lessThanField],
    ['material', inspector.material],
    ['max', fieldTypes.maximum],
    ['maxFileBytes', fieldTypes.maxFileSize],
    ['maxFiles', fieldTypes.maxFiles],
    ['maxLength', fieldTypes.maxLength],
    ['maximum', amount.maximum],
    ['message', fieldTypes.message],
    ['min', fieldTypes.minimum],
    ['minLength', fieldTypes.minLength],
    ['minimum', amount.minimum],
    ['name', kind === 'field' ? inspector.name : merge.templateName],
    ['pattern', fieldTypes.pattern],
    ['percent', canvas.percentOff],
    ['plausibility', fieldTypes.plausibility],
    ['placeholder', fieldTypes.placeholder],
    ['quantity', scenarios.pieces],
    ['rows', fieldTypes.rows],
    ['step', fieldTypes.step],
    ['title', inspector.title],
    ['tooltip', inspector.tooltip],
    ['unit', fieldTypes.unit],
    ['url', fieldTypes.url],
    ['value', inspector.value],
    ['values', merge.values],
    ['when', inspector.applies],
  ]);
}

/** Returns the label of a property; null for unknown keys, such as those that the host stores with a part. */
export function propertyLabel(kind: MergedKind, path: readonly string[], texts: EditorTexts): string | null {
  const labels = labelsOf(kind, texts);
  const [first = '', second = '', third = ''] = path;
  if (first === 'translations') {
    const label = labels.get(third.split('.').at(-1) ?? '') ?? third;
    return texts.merge.property(texts.parts.translation(second), label);
  }
  const key = first === 'validation_rules' || first === 'additional_options' ? second : first;
  // Host field types have options of their own.
  return labels.get(key) ?? (key === first ? null : key);
}
