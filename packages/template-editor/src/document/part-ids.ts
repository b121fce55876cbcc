import type { Template } from 'configurator-core';
import type { ElementKind, Part } from './element.ts';

/** Every id in a part, with the kind it belongs to. */
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
      return [{ kind, id: element.id }];
    case 'price_rule':
      return [];
    default:
      return kind satisfies never;
  }
}

/** Every id of a template, each as `kind:id`; one that stands there twice comes twice. */
export function idsOf(template: Template): readonly string[] {
  return template.sections.flatMap((section) =>
    idsOfPart({ kind: 'section', element: section }).map(({ kind, id }) => `${kind}:${id}`),
  );
}
