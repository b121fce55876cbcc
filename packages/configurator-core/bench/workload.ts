import { fullStressTemplate } from '../src/testing/full-stress-template.ts';
import { createRandom } from '../src/testing/random.ts';
import { stressTemplate, stressValue } from '../src/testing/stress-template.ts';
import type { WireField, WireRule, WireTemplate } from '../src/testing/wire-template.ts';

/** A field of the synthetic template, flattened as input for every engine. */
export interface WorkField {
  name: string;
  kind: 'choice' | 'number' | 'text';
  isRequired: boolean;
  /** Option value and its surcharge in cents. */
  options: readonly { value: string; priceCents: number }[];
  /** The condition that shows the field. It reads an earlier field without a condition. */
  rule: { source: number; operator: WireRule['operator']; value: string } | null;
}

export type WorkValue = string | number | undefined;

/** One random change. `undefined` empties the field. */
export interface WorkChange {
  index: number;
  value: WorkValue;
}

/** The workload of one size: a template, its flat fields and a list of changes. */
export interface Workload {
  template: WireTemplate;
  fields: readonly WorkField[];
  changes: readonly WorkChange[];
  /** Initial values of a session, one per field; empty if it starts without values. */
  start: readonly WorkValue[];
}

/** The results after a change, which must be equal for every engine. */
export interface Reading {
  /** Number of visible fields. */
  visible: number;
  /** Sum of the indexes of the visible fields, to distinguish sets of equal size. */
  visibleIndexSum: number;
  /** Number of visible required fields that are empty; 0 means valid. */
  missing: number;
  totalCents: number;
}

/** An engine with a loaded template. */
export interface Session {
  /** Sets one value, after which the visible fields, the validity and the total can be read. Only this is timed. */
  change(change: WorkChange): { missing: number; totalCents: number };
  /** Returns the results as numbers to compare. Not timed. */
  read(): Reading;
}

/** An engine of the comparison. `load` does everything from the template's JSON to a session ready for changes. */
export interface Engine {
  name: string;
  load(workload: Workload): Session;
  /** Creates further sessions that share one loaded template, if the engine supports it. */
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

/** Creates the synthetic template of `fieldCount` fields, flattened, with changes and initial values. */
export function createWorkload(fieldCount: number, changeCount: number, isFilled = false): Workload {
  return workloadOf(stressTemplate(fieldCount), changeCount, isFilled);
}

/** Does the same for the template that uses every feature. */
export function createFullWorkload(fieldCount: number, changeCount: number): Workload {
  return workloadOf(fullStressTemplate(fieldCount), changeCount, false);
}

/** Returns a value for a field: a number within its bounds, an option, or a text. */
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

/** Returns whether a value counts as empty, with the engine's semantics. */
export function isEmpty(value: WorkValue): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Returns the surcharge of a value in cents. */
export function surchargeCents(field: WorkField, value: WorkValue): number {
  if (value === undefined) return 0;
  for (const option of field.options) if (option.value === value) return option.priceCents;
  return 0;
}
