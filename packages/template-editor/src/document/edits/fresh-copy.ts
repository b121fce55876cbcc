import { type Condition, matchCondition, readAmount, type Template } from 'configurator-core';
import type { Part } from '../element.ts';
import { type CreateId, fieldNames, freeName } from './new-elements.ts';

/** New field names by the old names and ids of copied fields. */
type Renames = ReadonlyMap<string, string>;

function renameInLogic(logic: unknown, renames: Renames): unknown {
  if (Array.isArray(logic)) return logic.map((entry) => renameInLogic(entry, renames));
  if (typeof logic !== 'object' || logic === null) return logic;
  return Object.fromEntries(
    Object.entries(logic).map(([key, value]) => [
      key,
      key === 'var' && typeof value === 'string' ? (renames.get(value) ?? value) : renameInLogic(value, renames),
    ]),
  );
}

function renameInAmount(amount: unknown, renames: Renames): unknown {
  const form = readAmount(amount);
  const renamed = (reference: string) => renames.get(reference) ?? reference;
  switch (form.kind) {
    case 'logic':
      return renameInLogic(amount, renames);
    case 'per_character':
    case 'per_unit':
      return { ...Object(amount), field: renamed(form.field) };
    case 'table': {
      const { columns, rows } = form.table;
      const axes = {
        columns: { ...columns, field: renamed(columns.field) },
        ...(rows && { rows: { ...rows, field: renamed(rows.field) } }),
      };
      return { ...Object(amount), table: { ...form.table, ...axes } };
    }
    default:
      return amount;
  }
}

function renameInCondition(condition: Condition | null, renames: Renames): Condition | null {
  if (condition === null) return null;
  const each = (list: readonly Condition[]) => list.map((inner) => renameInCondition(inner, renames) ?? inner);
  return matchCondition<Condition>(condition, {
    rule: (rule) => ({ ...rule, field: renames.get(rule.field) ?? rule.field }),
    all: (all) => ({ ...condition, all: each(all) }),
    any: (any) => ({ ...condition, any: each(any) }),
    not: (not) => ({ ...condition, not: renameInCondition(not, renames) ?? not }),
    logic: (logic) => ({ ...condition, logic: renameInLogic(logic, renames) }),
  });
}

function fieldsIn({ kind, element }: Part) {
  if (kind === 'section') return element.groups.flatMap((group) => group.fields);
  if (kind === 'group') return element.fields;
  return kind === 'field' ? [element] : [];
}

function copyPart(part: Part, createId: CreateId, renames: Renames): Part {
  const condition = (own: Condition | null) => renameInCondition(own, renames);
  switch (part.kind) {
    case 'section': {
      const groups = part.element.groups.map((group) => copyPart({ kind: 'group', element: group }, createId, renames));
      return {
        kind: 'section',
        element: {
          ...part.element,
          id: createId(),
          condition: condition(part.element.condition),
          groups: groups.flatMap((group) => (group.kind === 'group' ? [group.element] : [])),
        },
      };
    }
    case 'group': {
      const fields = part.element.fields.map((field) => copyPart({ kind: 'field', element: field }, createId, renames));
      return {
        kind: 'group',
        element: {
          ...part.element,
          id: createId(),
          condition: condition(part.element.condition),
          fields: fields.flatMap((field) => (field.kind === 'field' ? [field.element] : [])),
        },
      };
    }
    case 'field':
      return {
        kind: 'field',
        element: {
          ...part.element,
          id: createId(),
          name: renames.get(part.element.name) ?? part.element.name,
          condition: condition(part.element.condition),
          computed: part.element.computed && {
            ...part.element.computed,
            logic: renameInLogic(part.element.computed.logic, renames),
          },
          options: part.element.options.map((option) => ({
            ...option,
            id: createId(),
            condition: condition(option.condition),
          })),
        },
      };
    case 'option':
      return {
        kind: 'option',
        element: { ...part.element, id: createId(), condition: condition(part.element.condition) },
      };
    case 'price_rule':
      return {
        kind: 'price_rule',
        element: {
          ...part.element,
          id: createId(),
          when: condition(part.element.when),
          amount: renameInAmount(part.element.amount, renames),
        },
      };
    default:
      return part satisfies never;
  }
}

/**
 * Returns copies of parts that can be inserted into a template, with new ids and unused field names. Rules that read a
 * copied field read its copy.
 */
export function freshCopies(template: Template, parts: readonly Part[], createId: CreateId): readonly Part[] {
  const taken = new Set(fieldNames(template));
  const renames = new Map<string, string>();
  for (const field of parts.flatMap(fieldsIn)) {
    const name = freeName(field.name, taken);
    taken.add(name);
    renames.set(field.name, name);
    // A rule may reference a field by its id. Its copy references the new field by name.
    renames.set(field.id, name);
  }
  return parts.map((part) => copyPart(part, createId, renames));
}

/** Gives a copied option a value unused by its siblings and clears its default flag. */
export function withUniqueValue(part: Part, values: ReadonlySet<string>): Part {
  if (part.kind !== 'option') return part;
  return {
    kind: 'option',
    element: { ...part.element, value: freeName(part.element.value, values), isDefault: false },
  };
}
