import * as z from 'zod/mini';
import { isSafeLogic } from './check-logic.ts';
import { describe } from './describe.ts';

const refused = 'invalid_condition';

/** All operators of a rule, in the order an editor lists them. */
export const operators = ['equals', 'not_equals', 'contains', 'greater_than', 'less_than'] as const;

/** An operator of a rule. */
export type Operator = (typeof operators)[number];

/** A literal of a rule. */
const literal = z.nullable(z.union([z.string(), z.number(), z.boolean()], refused));

const ruleSchema = z.looseObject({
  field: describe('Name or id of the field that is read.', z.string(refused).check(z.minLength(1, refused))),
  operator: describe('How the value is compared.', z.enum(operators, refused)),
  value: describe('What the value is compared with. Nothing equals null.', z._default(literal, null)),
});

/** One rule: `field` is the name (or the id) of another field of the same template. */
export interface Rule extends Pick<z.output<typeof ruleSchema>, 'field' | 'operator'> {
  readonly value: unknown;
}

/** When something is shown: a rule, a combination of conditions, or a JSON Logic expression over the values by name. */
export type Condition =
  | Readonly<Rule>
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly logic: unknown };

/** A JSON Logic expression over the values by name. */
export const logicSchema = describe(
  'A JSON Logic expression over the shown, filled values by field name.',
  z.unknown().check(z.refine(isSafeLogic, 'unsafe_logic')),
  'logic',
);

// The first of these keys decides the form; what comes after it is kept like any other key.
const absent = z.optional(z.never());
const inner: z.ZodMiniType<Condition, unknown> = z.lazy(() => conditionSchema);
const forms = [
  describe('A comparison with the value of one field.', ruleSchema, 'rule'),
  z.looseObject({
    field: absent,
    operator: absent,
    all: describe('Holds if every condition holds.', z.array(inner)),
  }),
  z.looseObject({
    field: absent,
    operator: absent,
    all: absent,
    any: describe('Holds if at least one condition holds.', z.array(inner)),
  }),
  z.looseObject({
    field: absent,
    operator: absent,
    all: absent,
    any: absent,
    not: describe('Holds if the condition does not.', z.nonoptional(inner, refused)),
  }),
  z.looseObject({
    field: absent,
    operator: absent,
    all: absent,
    any: absent,
    not: absent,
    logic: describe('Holds if the expression gives a truthy value.', z.nonoptional(logicSchema, refused)),
  }),
] as const;

/** A condition of the wire format. */
export const conditionSchema: z.ZodMiniType<Condition, unknown> = describe(
  'A rule, a combination of conditions, or JSON Logic.',
  z.union(forms, refused),
  'condition',
);

/** The place in the union of the form that a condition claims to have; -1 for none. */
export function formOfCondition(json: object): number {
  if ('operator' in json || 'field' in json) return 0;
  const key = ['all', 'any', 'not', 'logic'].findIndex((form) => form in json);
  return key < 0 ? -1 : key + 1;
}
