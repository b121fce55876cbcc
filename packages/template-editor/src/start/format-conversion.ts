import { formatTemplatePath } from 'configurator-core';
import type { ConditionFault, ConversionReason } from 'configurator-core/convert';
import type { EditorTexts } from '../texts/editor-texts.ts';

/**
 * Formats a note of a conversion. Reads the catalogue itself instead of calling `formatConversionReason`, because the
 * converters are loaded on demand.
 */
export function formatConversion(reason: ConversionReason, { conversion, parts }: EditorTexts): string {
  if (reason.code === 'refused') {
    const { path, code } = reason.issue;
    return parts.refusedAt(formatTemplatePath(path), parts.issues[code]);
  }
  // The catalogue pairs each code with its reason, which TypeScript cannot infer through a lookup.
  const sentence = (conversion.reasons[reason.code] as (reason: ConversionReason) => string)(reason);
  return reason.code === 'condition' ? `${sentence} ${formatFault(reason.fault, conversion.faults)}` : sentence;
}

function formatFault(fault: ConditionFault, faults: EditorTexts['conversion']['faults']): string {
  // See `formatConversion`.
  return (faults[fault.code] as (fault: ConditionFault) => string)(fault);
}
