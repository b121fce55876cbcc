import { fullStressTemplate } from '../src/testing/full-stress-template.ts';
import { createRandom } from '../src/testing/random.ts';
import { stressTemplate, stressValue } from '../src/testing/stress-template.ts';
import type { WireField, WireRule, WireTemplate } from '../src/testing/wire-template.ts';

/** A field of the synthetic template, flattened: what every engine of the benchmark is built from. */
export interface WorkField {
  name: string;
  kind: 'choice' | 'number' | 'text';
  isRequired: boolean;
  /** Option value and its surcharge in cents. */
  options: readonly { value: string; priceCents: number }[];
  /** The rule that shows the field, on an earlier field without a rule of its own. */
  rule: { source: number; operator: WireRule['operator']; value: string } | null;
}

export type WorkValue = string | number | undefined;

/** One value set at random; `undefined` empties the field. */
export interface WorkChange {
  index: number;
  value: WorkValue;
}

/** The work of one size: a template, its flat fields and a stream of changes. */
export interface Workload {
  template: WireTemplate;
  fields: readonly WorkField[];
  changes: readonly WorkChange[];
  /** Values that a session starts with, one for each field; empty where it starts empty. */
  start: readonly WorkValue[];
}

/** What an engine must say after a change; equal for every engine. */
export interface Reading {
  /** How many fields show. */
  visible: number;
  /** Sum of the indexes of the visible fields, which distinguishes two sets of equal size. */
  visibleIndexSum: number;
  /** How many visible required fields are empty; 0 means valid. */
  missing: number;
  totalCents: number;
}

/** An engine on one template, ready for changes. */
export interface Session {
  /** Sets one value, after which the visible fields, the validity and the total can be read. This is what is timed. */
  change(change: WorkChange): { missing: number; totalCents: number };
  /** The same as numbers to compare; not timed. */
  read(): Reading;
}

/** An engine of the comparison. `load` is everything from the template's JSON to a session that takes changes. */
export interface Engine {
  name: string;
  load(workload: Workload): Session;
  /** Makes further sessions on one loaded template, where the engine can share it. */
  share?(workload: Workload): () => Session;
}

export const BASE_PRICE_CENTS = 9900;

function kindOf(field: WireField): WorkField['kind'] {
  if (field.field_type === 'number') return 'number';
  return field.options.length > 0 ? 'choice' : 'text';
}

function isRule(condition: unknown): condition is WireRule {
  return typeof condition === 'object' && condition !== null && 'operator' in condition;
}

function workFields(template: WireTemplate): WorkField[] {
  const wireFields = template.sections.flatMap((section) => section.groups).flatMap((group) => group.fields);
  const indexOf = new Map(wireFields.map((field, index) => [field.name, index]));
  return wireFields.map((field) => {
    const condition = field.conditional_display;
    return {
      name: field.name,
      kind: kindOf(field),
      isRequired: field.is_required,
      options: field.options.map((option) => ({
        value: option.value,
        priceCents: Math.round(Number(option.additional_price ?? 0) * 100),
      })),
      rule: isRule(condition)
        ? { source: indexOf.get(condition.field) ?? 0, operator: condition.operator, value: String(condition.value) }
        : null,
    };
  });
}

/** The synthetic template of `fieldCount` fields, flattened, with a stream of changes over its fields, and a value for each. */
export function createWorkload(fieldCount: number, changeCount: number, isFilled = false): Workload {
  return workloadOf(stressTemplate(fieldCount), changeCount, isFilled);
}

/** The same for the template that uses everything. */
export function createFullWorkload(fieldCount: number, changeCount: number): Workload {
  return workloadOf(fullStressTemplate(fieldCount), changeCount, false);
}

/** A value for a field: a number within its bounds, an option, or words. */
function valueFor(field: WireField, random: () => number): string | number {
  const { min = 0, max = 100 } = field.validation_rules ?? {};
  return field.field_type === 'number' ? min + Math.floor(random() * (max - min + 1)) : stressValue(field, random);
}

function workloadOf(template: WireTemplate, changeCount: number, isFilled: boolean): Workload {
  const wireFields = template.sections.flatMap((section) => section.groups).flatMap((group) => group.fields);
  const random = createRandom(7);
  const typed = wireFields.flatMap(({ computed }, index) => (computed ? [] : [index]));
  const changes = Array.from({ length: changeCount }, (): WorkChange => {
    const index = typed[Math.floor(random() * typed.length)] ?? 0;
    const field = wireFields[index];
    // One change in ten empties its field.
    return { index, value: field && random() >= 0.1 ? valueFor(field, random) : undefined };
  });
  const start = isFilled ? wireFields.map((field) => valueFor(field, random)) : [];
  return { template, fields: workFields(template), changes, start };
}

/** Whether a value counts as empty, as the engine's semantics define it. */
export function isEmpty(value: WorkValue): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Cents that a value adds. */
export function surchargeCents(field: WorkField, value: WorkValue): number {
  if (value === undefined) return 0;
  for (const option of field.options) if (option.value === value) return option.priceCents;
  return 0;
}
