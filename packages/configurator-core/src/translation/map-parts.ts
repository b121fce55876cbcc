import type { TemplatePath } from '../contract/primitives/template-path.ts';
import type { Template } from '../contract/template/template.ts';
import type { TextParts } from './text-part.ts';

/** Maps a part. `path` uses the keys of the wire format. */
export type MapPart = <K extends keyof TextParts>(kind: K, part: TextParts[K], path: TemplatePath) => TextParts[K];

function mapList<T>(list: readonly T[], map: (entry: T, index: number) => T): readonly T[] {
  const mapped = list.map(map);
  return mapped.every((entry, index) => entry === list[index]) ? list : mapped;
}

/** Returns the part with another list below it, or the part itself if the list is the same. */
function withList<P, K extends keyof P>(part: P, key: K, list: P[K]): P {
  return part[key] === list ? part : { ...part, [key]: list };
}

/**
 * Maps every part with texts in template order, outer parts first, then price rules and quantity breaks. Unchanged
 * parts stay the same objects.
 */
export function mapParts(template: Template, map: MapPart): Template {
  let mapped = map('template', template, []);
  mapped = withList(
    mapped,
    'sections',
    mapList(template.sections, (section, s) => {
      const path = ['sections', s];
      const ownSection = map('section', section, path);
      const groups = mapList(section.groups, (group, g) => {
        const groupPath = [...path, 'groups', g];
        const own = map('group', group, groupPath);
        const fields = mapList(group.fields, (field, f) => {
          const fieldPath = [...groupPath, 'fields', f];
          const ownField = map('field', field, fieldPath);
          const options = mapList(ownField.options, (option, o) => map('option', option, [...fieldPath, 'options', o]));
          return withList(ownField, 'options', options);
        });
        return withList(own, 'fields', fields);
      });
      return withList(ownSection, 'groups', groups);
    }),
  );
  const rules = mapList(template.priceRules, (rule, index) => map('price_rule', rule, ['price_rules', index]));
  mapped = withList(mapped, 'priceRules', rules);
  const breaks = mapList(template.quantityBreaks, (each, index) =>
    map('quantity_break', each, ['quantity_breaks', index]),
  );
  return withList(mapped, 'quantityBreaks', breaks);
}
