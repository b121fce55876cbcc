import { applyJsonLogic, isJsonLogicTruthy } from '../../condition/json-logic.ts';
import { strictArithmetic } from '../../condition/strict-arithmetic.ts';
import type { Computation } from '../../contract/conditions/computation.schema.ts';
import { logicCall } from '../../contract/conditions/logic-call.ts';
import {
  computedValue,
  DEFAULT_DECIMALS,
  limitNumber,
  roundDecimals,
} from '../../field-types/values/computed-value.ts';
import type { FieldValue } from '../../field-types/values/value.ts';
import { type AbstractValue, amountSpan, decided, fixedResult, otherwise, withoutOpenEnds } from './amount-span.ts';

/** Cache of expressions prepared for evaluation. */
const prepared = new WeakMap<object, unknown>();

/** Returns the expression of a computed field prepared for evaluation. */
export function runLogic(computed: Computation): unknown {
  if (!prepared.has(computed)) prepared.set(computed, strictArithmetic(computed.logic));
  return prepared.get(computed);
}

function toAbstract(value: FieldValue): AbstractValue {
  return value === undefined ? { kind: 'absent' } : { kind: 'one', value };
}

/** Returns an input as expressions read it: numbers limited, spans without open ends. */
function asInput(entry: AbstractValue): AbstractValue {
  if (entry.kind === 'one' && typeof entry.value === 'number') return { kind: 'one', value: limitNumber(entry.value) };
  const within = withoutOpenEnds(entry);
  return within.kind === 'span'
    ? { kind: 'span', low: limitNumber(within.low), high: limitNumber(within.high) }
    : within;
}

/** Returns the result of the `if` branches of a text, or undefined if a condition on the way is undecided. */
function textOf(
  logic: unknown,
  assignment: ReadonlyMap<string, AbstractValue>,
): { readonly value: unknown } | undefined {
  let expression = logic;
  for (;;) {
    const fixed = fixedResult(expression, assignment);
    if (fixed !== undefined) return fixed;
    const call = logicCall(expression);
    if (call?.operator !== 'if' || call.args.length < 2) return undefined;
    const isYes = decided(call.args[0], assignment);
    if (isYes === undefined) return undefined;
    expression = isYes ? call.args[1] : otherwise(call.args);
  }
}

/**
 * Returns the value of a computed field for the field values in `assignment`. Never too narrow.
 * @returns undefined if the value is unknown
 */
export function abstractComputed(
  computed: Computation,
  assignment: ReadonlyMap<string, AbstractValue>,
): AbstractValue | undefined {
  const logic = runLogic(computed);
  const inputs = new Map([...assignment].map(([name, entry]) => [name, asInput(entry)]));
  const resultOf = (given: unknown) => toAbstract(computedValue(computed, given, isJsonLogicTruthy));
  if ([...inputs.values()].every(({ kind }) => kind !== 'span')) {
    const values = [...inputs].flatMap(([name, entry]) => (entry.kind === 'one' ? [[name, entry.value] as const] : []));
    return resultOf(applyJsonLogic(logic, Object.fromEntries(values)));
  }
  if (computed.result === 'boolean') {
    const isTrue = decided(logic, inputs);
    return isTrue === undefined ? undefined : toAbstract(isTrue || undefined);
  }
  const fixed = textOf(logic, inputs);
  if (fixed !== undefined) return resultOf(fixed.value);
  if (computed.result === 'text') return undefined;
  const span = amountSpan(logic, inputs);
  if (span === undefined) return undefined;
  if (span === 'none') return { kind: 'absent' };
  if (!Number.isFinite(span.low) || !Number.isFinite(span.high)) return undefined;
  const [low, high] = [span.low, span.high].map((end) => roundDecimals(end, computed.decimals ?? DEFAULT_DECIMALS));
  if (low === undefined || high === undefined) return undefined;
  return low === high ? { kind: 'one', value: low } : { kind: 'span', low, high };
}
