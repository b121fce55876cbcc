import type { Template } from 'configurator-core';
import type { ElementKind, Part } from './element.ts';

/** Returns every id in a part, with its kind. */
export function idsOfPart({ kind, element }: Part): readonly { kind: ElementKind; id: string }[] {
  switch (kind) {
    case 'section':
      return [
        { kind, id: element.id },
        ...element.groups.flatMap((group) => idsOfPart({ kind: 'group', element: group })),
      ];
    case 'group':
      return [
        { kind, id: element.id },
        ...element.fields.flatMap((field) => idsOfPart({ kind: 'field', element: field })),
      ];
    case 'field':
      return [{ kind, id: element.id }, ...element.options.map(({ id }) => ({ kind: 'option' as const, id }))];
    case 'option':
    case 'price_rule':
      return [{ kind, id: element.id }];
    default:
      return kind satisfies never;
  }
}

/** Returns every id of a template as `kind:id`; a duplicate id is returned twice. */
export function idsOf(template: Template): readonly string[] {
  const parts: readonly Part[] = [
    ...template.sections.map((element): Part => ({ kind: 'section', element })),
    ...template.priceRules.map((element): Part => ({ kind: 'price_rule', element })),
  ];
  return parts.flatMap((part) => idsOfPart(part).map(({ kind, id }) => `${kind}:${id}`));
}
