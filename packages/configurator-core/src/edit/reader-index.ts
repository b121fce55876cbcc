import { amountReads } from '../amount/amount-fields.ts';
import { logicReads } from '../condition/logic-reads.ts';
import type { Rule } from '../contract/conditions/condition.ts';
import { readAmount } from '../contract/prices/price-amount.ts';
import { formatTemplatePath } from '../contract/primitives/template-path.ts';
import type { Field, Template } from '../contract/template/template.ts';
import { isFillable, placeholder } from '../evaluate/fill-text.ts';
import { fieldsOf } from './dependents.ts';
import { mapComparisons } from './map-comparisons.ts';
import { mapCondition } from './map-condition.ts';
import { mapOptionNames } from './map-option-names.ts';
import { type ConditionOwner, mapTemplate } from './map-template.ts';

/** A reference to a field. */
export interface Reader {
  readonly owner: ConditionOwner;
  readonly via: 'condition' | 'computed' | 'amount' | 'comparison' | 'option' | 'text';
}

/** Every reference in a template, found in one pass. */
export interface ReaderIndex {
  /** References to a field, in the order of the template. Without those of `readingAll`. */
  readonly naming: (field: Field) => readonly Reader[];
  /** Expressions that may read any field, because they compute a name or read all values at once. */
  readonly readingAll: readonly Reader[];
}

/** What a reference names: a name or id in a rule, a name in JSON Logic, an id in another amount, … */
type Reference = 'rule' | 'logic' | 'id' | 'comparison' | 'option' | 'text';

/** Indexes every reference of a template by what it names, for callers that ask about many fields. */
export function indexReaders(template: Template): ReaderIndex {
  const byName = new Map<string, Set<Reader>>();
  const places = new Map<Reader, number>();
  const readingAll = new Set<Reader>();
  const longestName = longestOf(fieldsOf(template));
  const note = (kind: Reference, name: string, reader: Reader): void => {
    const key = `${kind} ${name}`;
    const readers = byName.get(key);
    if (readers) readers.add(reader);
    else byName.set(key, new Set([reader]));
    if (!places.has(reader)) places.set(reader, places.size);
  };
  const noteLogic = (paths: readonly string[], readsAll: boolean, reader: Reader): void => {
    if (readsAll) readingAll.add(reader);
    for (const path of paths) for (const name of prefixesOf(path, longestName)) note('logic', name, reader);
  };
  const noteExpression = (logic: unknown, reader: Reader): void => {
    const { paths, readsAll } = logicReads(logic);
    noteLogic(paths, readsAll, reader);
  };
  mapTemplate(template, {
    condition: (condition, owner) => {
      const reader: Reader = { owner, via: 'condition' };
      return mapCondition(condition, {
        rule: (rule) => {
          note('rule', rule.field, reader);
          return rule;
        },
        logic: (logic) => {
          noteExpression(logic, reader);
          return logic;
        },
      });
    },
    computed: (logic, owner) => {
      noteExpression(logic, { owner, via: 'computed' });
      return logic;
    },
    amount: (amount, owner) => {
      const reader: Reader = { owner, via: 'amount' };
      const { paths, readsAll } = amountReads(amount);
      noteLogic(paths, readsAll, reader);
      if (readAmount(amount).kind !== 'logic') for (const path of paths) note('id', path, reader);
      return amount;
    },
    text: (text, owner) => {
      const reader: Reader = { owner, via: 'text' };
      for (const [, name] of text.matchAll(placeholder)) note('text', name ?? '', reader);
      return text;
    },
    field: (field, path) => {
      const owner: ConditionOwner = { kind: 'field', path, label: field.label };
      mapOptionNames(field, (name) => {
        note('option', name, { owner, via: 'option' });
        return name;
      });
      return mapComparisons(field, (reference) => {
        note('comparison', reference, { owner, via: 'comparison' });
        return reference;
      });
    },
  });
  return {
    readingAll: [...readingAll],
    naming({ name, id, type }) {
      const references: readonly (readonly [Reference, string])[] = [
        ['rule', name],
        ['rule', id],
        ['logic', name],
        ['id', id],
        ['comparison', name],
        ['comparison', id],
        ['option', name],
        ...(isFillable({ type }) ? ([['text', name]] as const) : []),
      ];
      const found = new Set(references.flatMap(([kind, reference]) => [...(byName.get(`${kind} ${reference}`) ?? [])]));
      return [...found].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
    },
  };
}

/**
 * Returns a path of JSON Logic and every path above it, up to a length: `a.b` reads the field `a.b`, or within the value
 * of `a`.
 */
function prefixesOf(path: string, longest: number): readonly string[] {
  const found = path.length <= longest ? [path] : [];
  for (let dot = path.indexOf('.'); dot >= 0 && dot <= longest; dot = path.indexOf('.', dot + 1)) {
    found.push(path.slice(0, dot));
  }
  return found;
}

/** Returns whether a reference decides what is shown, computed or charged. */
export function readsValue({ via }: Reader): boolean {
  return via === 'condition' || via === 'computed' || via === 'amount';
}

/** Returns the owners of references, each once: first those that `readsValue`. */
export function ownersOf(readers: readonly Reader[]): readonly ConditionOwner[] {
  const found = new Map<string, ConditionOwner>();
  for (const isFirst of [true, false]) {
    for (const reader of readers) {
      const key = formatTemplatePath(reader.owner.path);
      if (readsValue(reader) === isFirst && !found.has(key)) found.set(key, reader.owner);
    }
  }
  return [...found.values()];
}

/** Returns every dependent of some fields, each once, as `dependentsOf` does for one. Names of no field are ignored. */
export function dependentsOfFields(template: Template, fieldNames: readonly string[]): readonly ConditionOwner[] {
  const names = new Set(fieldNames);
  const fields = fieldsOf(template).filter(({ name }) => names.has(name));
  if (fields.length === 0) return [];
  const index = indexReaders(template);
  return ownersOf([...index.readingAll, ...fields.flatMap(index.naming)]);
}

/** Returns tests of whether a reference names one of several fields. */
export function readsAnyOf(fields: readonly Field[]) {
  const names = new Set(fields.map(({ name }) => name));
  const ids = new Set(fields.map(({ id }) => id));
  const longest = longestOf(fields);
  const reference = (nameOrId: string) => names.has(nameOrId) || ids.has(nameOrId);
  const isNamed = (path: string) => prefixesOf(path, longest).some((name) => names.has(name));
  return {
    /** A name or id that another field is compared with. */
    reference,
    rule: (rule: Rule) => reference(rule.field),
    logic(logic: unknown): boolean {
      const { paths, readsAll } = logicReads(logic);
      return readsAll || paths.some(isNamed);
    },
    amount(amount: unknown): boolean {
      const { paths, readsAll } = amountReads(amount);
      const isLogic = readAmount(amount).kind === 'logic';
      return readsAll || paths.some((path) => isNamed(path) || (!isLogic && ids.has(path)));
    },
  };
}

function longestOf(fields: readonly Field[]): number {
  return fields.reduce((longest, { name }) => Math.max(longest, name.length), 0);
}
