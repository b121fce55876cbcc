import type { CreateId, Field, Group, Option, PriceRule, Section, Template } from 'configurator-core';
import { fieldsOf } from '../lists.ts';

/** Returns an unused name based on `wanted`: `size`, `size2`, `size3` … */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const stem = stemOf(wanted);
  let number = 2;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/** Gives out unused names like `freeName`, in a time that does not depend on how many have the same stem. */
export class TakenNames {
  readonly #taken: Set<string>;
  /** The next number to try for each stem */
  readonly #numbers = new Map<string, number>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  take(wanted: string): string {
    let name = wanted;
    if (this.#taken.has(name)) {
      const stem = stemOf(wanted);
      let number = this.#numbers.get(stem) ?? 2;
      while (this.#taken.has(`${stem}${number}`)) number += 1;
      this.#numbers.set(stem, number + 1);
      name = `${stem}${number}`;
    }
    this.#taken.add(name);
    return name;
  }
}

/** The name without its number. */
function stemOf(name: string): string {
  return name.replace(/(?<!\d)\d+$/, '') || 'field';
}

/** Returns the names of all fields. */
export function fieldNames(template: Template): ReadonlySet<string> {
  return new Set(fieldsOf(template).map(({ name }) => name));
}

/** Returns a section with one empty group. */
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

/** Returns an empty group. */
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

/** Returns an option with a label and a value, without price, colour, image, material or condition. */
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

/** Returns a field of a type with an unused name; `draft` sets the properties specific to the type. */
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

/** Returns a price rule with an amount of 0 cents. */
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
