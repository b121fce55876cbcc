import type { Template } from '../../contract/template/template.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding } from '../findings/finding.ts';
import { fieldPlaces } from '../findings/template-elements.ts';

/** Finds fields with a duplicate name: every one after the first. */
export function findDuplicateNames(template: Template): readonly Finding[] {
  const places = fieldPlaces(template);
  const taken = new Set(places.map(({ field }) => field.name));
  /** The last number tried for each name that was seen, so that no number is tried twice. */
  const tried = new Map<string, number>();
  return places.flatMap((place) => {
    const { field, path } = place;
    const last = tried.get(field.name);
    if (last === undefined) {
      tried.set(field.name, 1);
      return [];
    }
    let number = last + 1;
    while (taken.has(`${field.name}${number}`)) number += 1;
    const name = `${field.name}${number}`;
    taken.add(name);
    tried.set(field.name, number);
    return [
      buildFinding(
        'duplicate_name',
        { kind: 'field', label: field.label, ...place },
        {
          path: [...path, 'name'],
          others: [field.name],
          fieldNames: [field.name],
          fix: { kind: 'rename_field', path, name },
        },
      ),
    ];
  });
}

/** Finds options with a duplicate value within their field: every one after the first. */
export function findDuplicateOptions(template: Template): readonly Finding[] {
  return fieldPlaces(template).flatMap(({ section, field, path }) => {
    const seen = new Set<string>();
    return field.options.flatMap((option, index) => {
      if (!seen.has(option.value)) {
        seen.add(option.value);
        return [];
      }
      const optionPath = [...path, 'options', index];
      return [
        buildFinding(
          'duplicate_option',
          { kind: 'option', path: optionPath, label: option.label, section, field, option },
          {
            path: [...optionPath, 'value'],
            others: [option.value],
            fieldNames: [field.name],
            fix: { kind: 'remove', path: optionPath },
          },
        ),
      ];
    });
  });
}
