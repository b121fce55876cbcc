import type { Template } from 'configurator-core';

/** Whether a template has a field of one of the shop's own types. */
export function hasCustomFields({ sections }: Template): boolean {
  return sections.some(({ groups }) => groups.some(({ fields }) => fields.some(({ base }) => base !== undefined)));
}
