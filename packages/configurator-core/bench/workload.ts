import type { WireRule, WireTemplate } from '../src/testing/wire-template.ts';

/** A field of the synthetic template, flattened: what every engine of the benchmark is built from. */
export interface WorkField {
  name: string;
  kind: 'choice' | 'list' | 'number' | 'text';
  isRequired: boolean;
  /** Option value and its surcharge in cents. */
  options: readonly { value: string; priceCents: number }[];
  /** The rule that shows the field, on an earlier field without a rule of its own. */
  rule: { source: number; operator: WireRule['operator']; value: string } | null;
}

export type WorkValue = string | number | readonly string[] | undefined;

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
}

/** What an engine must say after a change; equal for every engine. */
export interface Reading {
  /** How many fields show. */
  visible: number;
  /** Sum of the indexes of the fields that show: tells two sets of equal size apart. */
  visibleIndexSum: number;
  /** How many visible required fields are empty; 0 means valid. */
  missing: number;
  totalCents: number;
}

/** An engine on one template, ready for changes. */
export interface Session {
  change(change: WorkChange): Reading;
}

/** An engine of the comparison. `load` is everything from the template's JSON to a session that takes changes. */
export interface Engine {
  name: string;
  load(workload: Workload): Session;
  /** A further session on the same loaded template, where the engine can share it. */
  another?(workload: Workload): () => Session;
}

export const BASE_PRICE_CENTS = 9900;

/** A generator of numbers in [0, 1) that gives the same stream for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const kinds = { number: 'number', checkbox: 'list', text: 'text', textarea: 'text' } as const;

function isRule(condition: unknown): condition is WireRule {
  return typeof condition === 'object' && condition !== null && 'operator' in condition;
}

function workFields(template: WireTemplate): WorkField[] {
  const wireFields = template.sections.flatMap((section) => section.groups).flatMap((group) => group.fields);
  const indexOf = new Map(wireFields.map((field, index) => [field.name, index]));
  return wireFields.map((field) => {
    const condition = field.conditional_display;
    const kind = field.field_type in kinds ? kinds[field.field_type as keyof typeof kinds] : 'choice';
    return {
      name: field.name,
      kind,
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

/** The empty value of a field: a list has length 0, everything else is absent. */
export function emptyValue(field: WorkField): WorkValue {
  return field.kind === 'list' ? [] : undefined;
}

function randomValue(field: WorkField, random: () => number): WorkValue {
  if (random() < 0.1) return emptyValue(field);
  const pick = () => field.options[Math.floor(random() * field.options.length)]?.value ?? '';
  switch (field.kind) {
    case 'choice':
      return pick();
    case 'list':
      return field.options.filter(() => random() < 0.4).map((option) => option.value);
    case 'number':
      return Math.floor(random() * 100);
    case 'text':
      return ['', 'alpha', 'beta', 'gamma', 'alphabet'][Math.floor(random() * 5)];
  }
}

/** Flattens a template and draws a stream of changes over its fields. */
export function workloadOf(template: WireTemplate, changeCount: number, seed = 1): Workload {
  const fields = workFields(template);
  const random = seededRandom(seed);
  const changes = Array.from({ length: changeCount }, (): WorkChange => {
    const index = Math.floor(random() * fields.length);
    const field = fields[index];
    return { index, value: field ? randomValue(field, random) : undefined };
  });
  return { template, fields, changes };
}

/** Whether a value counts as empty, as the engine's semantics define it. */
export function isEmpty(value: WorkValue): boolean {
  return value === undefined || (typeof value === 'object' ? value.length === 0 : String(value).trim() === '');
}

/** Cents that a value adds. */
export function surchargeCents(field: WorkField, value: WorkValue): number {
  if (value === undefined || field.options.length === 0) return 0;
  let sum = 0;
  for (const option of field.options) {
    if (typeof value === 'object' ? value.includes(option.value) : value === option.value) sum += option.priceCents;
  }
  return sum;
}
