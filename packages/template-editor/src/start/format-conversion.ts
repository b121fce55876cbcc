import { formatTemplatePath } from 'configurator-core';
import type { ConditionFault, ConversionReason } from 'configurator-core/convert';
import type { EditorTexts } from '../texts/editor-texts.ts';

/**
 * The sentence for a note of a conversion. The catalogue is read here instead of by `formatConversionReason`, because the
 * converters are loaded only when they are needed.
 */
export function formatConversion(reason: ConversionReason, { conversion, parts }: EditorTexts): string {
  if (reason.code === 'refused') {
    const { path, code } = reason.issue;
    return parts.refusedAt(formatTemplatePath(path), parts.issues[code]);
  }
  // The catalogue pairs each code with its reason; TypeScript cannot relate the two through a lookup.
  const sentence = (conversion.reasons[reason.code] as (reason: ConversionReason) => string)(reason);
  return reason.code === 'condition' ? `${sentence} ${formatFault(reason.fault, conversion.faults)}` : sentence;
}

function formatFault(fault: ConditionFault, faults: EditorTexts['conversion']['faults']): string {
  // As above.
  return (faults[fault.code] as (fault: ConditionFault) => string)(fault);
}
