import type { Field, Group, Option, PriceRule, Section, Template } from 'configurator-core';
import { fieldsOf } from '../lists.ts';

/** Makes a temporary id that nothing else has; on save the store gives the stored one. */
export type CreateId = () => string;

/** Temporary ids begin with this. */
export const temporaryIdPrefix = 'new-';

/** A name like `wanted` that is not in use: `size`, `size2`, `size3` … */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const stem = wanted.replace(/\d+$/, '') || 'field';
  let number = 2;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/** The names of all fields. */
export function fieldNames(template: Template): ReadonlySet<string> {
  return new Set(fieldsOf(template).map(({ name }) => name));
}

/** An empty section with one group, ready to take fields. */
export function newSection(createId: CreateId, title: string): Section {
  return {
    id: createId(),
    title,
    description: null,
    condition: null,
    groups: [newGroup(createId)],
    extra: {},
  };
}

/** An empty group. */
export function newGroup(createId: CreateId): Group {
  return {
    id: createId(),
    title: null,
    description: null,
    layout: 'vertical',
    condition: null,
    fields: [],
    extra: {},
  };
}

/** An option without content yet. */
export function newOption(createId: CreateId, draft: { label: string; value: string }): Option {
  return {
    id: createId(),
    ...draft,
    additionalPriceCents: 0,
    isDefault: false,
    colorValue: null,
    image: null,
    material: null,
    condition: null,
    extra: {},
  };
}

/** A field of a type with a free name; what is special to the type is said by `draft`. */
export function newField(
  template: Template,
  type: Field['type'],
  createId: CreateId,
  draft: Partial<Omit<Field, 'id' | 'type'>> & { name: string; label: string },
): Field {
  return {
    id: createId(),
    type,
    placeholder: null,
    tooltip: null,
    isRequired: false,
    defaultValue: null,
    validationRules: {},
    additionalOptions: {},
    condition: null,
    options: [],
    computed: null,
    extra: {},
    ...draft,
    name: freeName(draft.name, fieldNames(template)),
  };
}

/** A price rule of 0 cents. */
export function newPriceRule(createId: CreateId, label: string): PriceRule {
  return {
    id: createId(),
    label,
    when: null,
    amount: 0,
    minimumCents: null,
    maximumCents: null,
    discount: false,
    extra: {},
  };
}
