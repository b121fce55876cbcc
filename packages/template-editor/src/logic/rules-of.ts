import {
  amountReads,
  type Computation,
  type Condition,
  matchCondition,
  type PriceRule,
  type Template,
} from 'configurator-core';
import type { ElementRef } from '../document/element.ts';
import { fieldsOf } from '../document/lists.ts';
import { groupLabel } from '../document/part-labels.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** A rule of a template, with its element and the fields it reads. */
export interface TemplateRule {
  readonly ref: ElementRef;
  readonly label: string;
  readonly kind: ElementRef['kind'];
  readonly condition: Condition | null;
  /** The computation of a computed field; else null. */
  readonly computed: Computation | null;
  readonly priceRule: PriceRule | null;
  /** Names of the fields it reads, in template order. */
  readonly reads: readonly string[];
  /** The field it controls; null for sections, groups and price rules. */
  readonly decides: string | null;
}

function namesInLogic(logic: unknown, found: Set<string>): void {
  if (Array.isArray(logic)) for (const entry of logic) namesInLogic(entry, found);
  else if (typeof logic === 'object' && logic !== null) {
    for (const [key, value] of Object.entries(logic)) {
      const name: unknown = Array.isArray(value) ? value[0] : value;
      if (key === 'var' && typeof name === 'string') found.add(name.split('.')[0] ?? name);
      else namesInLogic(value, found);
    }
  }
}

function namesInCondition(condition: Condition, found: Set<string>): void {
  matchCondition(condition, {
    rule: ({ field }) => void found.add(field),
    all: (terms) => {
      for (const term of terms) namesInCondition(term, found);
    },
    any: (terms) => {
      for (const term of terms) namesInCondition(term, found);
    },
    not: (inner) => namesInCondition(inner, found),
    logic: (logic) => namesInLogic(logic, found),
  });
}

/** Returns every rule of a template: conditions from top to bottom, then price rules. */
export function rulesOf(template: Template, texts: EditorTexts['parts']): readonly TemplateRule[] {
  const rules: TemplateRule[] = [];
  const names = new Map(fieldsOf(template).flatMap(({ id, name }) => [[id, name] as const, [name, name] as const]));
  const add = (
    ref: ElementRef,
    label: string,
    condition: Condition | null,
    decides: string | null,
    { computed = null, priceRule = null }: Partial<Pick<TemplateRule, 'computed' | 'priceRule'>> = {},
  ) => {
    const found = new Set<string>();
    if (condition) namesInCondition(condition, found);
    const amount = computed?.logic ?? priceRule?.amount;
    for (const name of amount === undefined ? [] : amountReads(amount).paths) found.add(name.split('.')[0] ?? name);
    if (!condition && found.size === 0 && ref.kind !== 'price_rule') return;
    const reads = [...found].flatMap((name) => names.get(name) ?? []);
    rules.push({ ref, label, kind: ref.kind, condition, computed, priceRule, reads, decides });
  };
  for (const section of template.sections) {
    add({ kind: 'section', id: section.id }, section.title, section.condition, null);
    for (const group of section.groups) {
      add({ kind: 'group', id: group.id }, groupLabel(group, texts, template), group.condition, null);
      for (const field of group.fields) {
        const label = field.label || field.name;
        add({ kind: 'field', id: field.id }, label, field.condition, field.name, { computed: field.computed ?? null });
        for (const option of field.options) {
          add({ kind: 'option', id: option.id }, `${label}: ${option.label}`, option.condition, field.name);
        }
      }
    }
  }
  for (const rule of template.priceRules) {
    add({ kind: 'price_rule', id: rule.id }, rule.label, rule.when, null, { priceRule: rule });
  }
  return rules;
}
