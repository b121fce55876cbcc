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
    const detail = { path: [...path, 'value'], fieldNames: [field.name], fix: { kind: 'remove', path } } as const;
    return [buildFinding('blank_option', element, detail)];
  });
}
