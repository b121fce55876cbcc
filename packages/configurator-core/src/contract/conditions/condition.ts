import * as z from 'zod/mini';
import { absent } from '../primitives/primitives.schema.ts';
import { isSafeLogic } from './check-logic.ts';

const refused = 'invalid_condition';

/** All operators of a rule, in the order of an editor's list. */
export const operators = ['equals', 'not_equals', 'contains', 'greater_than', 'less_than'] as const;

/** An operator of a rule. */
export type Operator = (typeof operators)[number];

/** A literal of a rule. */
const literal = z.nullable(z.union([z.string(), z.number(), z.boolean()], refused));

const ruleSchema = z.looseObject({
  field: z.string(refused).check(z.minLength(1, refused)),
  operator: z.enum(operators, refused),
  value: z.optional(literal),
});

/** One rule: `field` is the name (or the id) of another field of the same template. */
export interface Rule extends Pick<z.output<typeof ruleSchema>, 'field' | 'operator'> {
  /** The value to compare with; if absent, compares with empty. */
  readonly value?: unknown;
}

/** When an element is shown: a rule, a combination of conditions, or JSON Logic over the values by name. */
export type Condition =
  | Readonly<Rule>
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly logic: unknown };

/** A JSON Logic expression over the values by name. */
export const logicSchema = z.unknown().check(z.refine(isSafeLogic, 'unsafe_logic'));

/**
 * The forms of a condition. The keys of the first form in this list decide; those of later forms are kept like unknown
 * keys. Nested conditions are getters, because they are read before `conditionSchema` is defined.
 */
export const conditionForms = [
  ruleSchema,
  z.looseObject({
    field: absent,
    operator: absent,
    get all() {
      return z.array(conditionSchema);
    },
  }),
  z.looseObject({
    field: absent,
    operator: absent,
    all: absent,
    get any() {
      return z.array(conditionSchema);
    },
  }),
  z.looseObject({
    field: absent,
    operator: absent,
    all: absent,
    any: absent,
    get not() {
      return conditionSchema;
    },
  }),
  z.looseObject({
    field: absent,
    operator: absent,
    all: absent,
    any: absent,
    not: absent,
    logic: logicSchema,
  }),
] as const;

/** A condition of the wire format. */
export const conditionSchema: z.ZodMiniType<Condition, unknown> = z.union(conditionForms, refused);

/** Returns the index of the union form that matches the condition's keys, or -1. */
export function formOfCondition(json: object): number {
  if ('operator' in json || 'field' in json) return 0;
  const key = ['all', 'any', 'not', 'logic'].findIndex((form) => form in json);
  return key < 0 ? -1 : key + 1;
}
