import type { Template } from '../../contract/template/template.ts';
import { isEmptyValue } from '../../field-types/values/value.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding } from '../findings/finding.ts';
import { templateElements } from '../findings/template-elements.ts';

/** Finds options with a blank value. A blank value counts as empty, so the option is never available. */
export function findBlankOptions(template: Template): readonly Finding[] {
  return templateElements(template).flatMap((element) => {
    const { option, field, path } = element;
    if (option === undefined || field === undefined || !isEmptyValue(option.value)) return [];
    // Without its only option, the field would be no choice.
    const fix = field.options.length > 1 ? ({ kind: 'remove', path } as const) : null;
    return [buildFinding('blank_option', element, { path: [...path, 'value'], fieldNames: [field.name], fix })];
  });
}
