import type { WireComputation, WireField } from '../wire-template.ts';
import type { Tape } from './tape.ts';

/** Returns whether a field's value is a number. */
export function isNumeric({ field_type, computed }: WireField): boolean {
  return field_type === 'number' || computed?.result === 'number';
}

function drawCondition(tape: Tape, field: WireField): unknown {
  const value = { var: field.name };
  if (isNumeric(field)) return { [tape.pick(['>', '<=', '<', '>='] as const)]: [value, tape.pick([5, 2.5, 12])] };
  const [first, ...rest] = field.options.map((option) => option.value);
  return first === undefined ? { '!!': [value] } : { '==': [value, tape.pick([first, ...rest])] };
}

function drawNumber(tape: Tape, readable: readonly [WireField, ...WireField[]]): unknown {
  const [first, ...rest] = readable.filter(isNumeric);
  const condition = drawCondition(tape, tape.pick(readable));
  if (first === undefined) return { if: [condition, tape.pick([2.5, 12, 0]), tape.pick([5, -1, null])] };
  const value = { var: tape.pick([first, ...rest]).name };
  const other = { var: tape.pick([first, ...rest]).name };
  return tape.pick<unknown>([
    { '*': [value, 0.35] },
    { '+': [value, 2.5] },
    { '-': [20, value] },
    { '/': [value, 3] },
    { max: [5, { min: [value, 12] }] },
    { if: [condition, { '*': [value, 2] }, value] },
    { if: [{ '<': [value, 2.5] }, 0, { '<': [value, 12] }, 5, 12] },
    { '+': [value, other] },
    { '+': [{ '*': [2, value] }, other] },
    { '-': [{ '/': [value, 4] }, other] },
    { '*': [value, other] },
    { '+': [{ var: [first.name, 1] }, 0.1, 0.2] },
  ]);
}

/** Draws the computation of a field from others. */
export function drawComputation(tape: Tape, readable: readonly [WireField, ...WireField[]]): WireComputation {
  const field = tape.pick(readable);
  const value = { var: field.name };
  const internal = tape.oneIn(4) && { internal: true };
  const result = tape.pick(['number', 'text', 'boolean'] as const);
  if (result === 'boolean') return { result, logic: drawCondition(tape, field), ...internal };
  if (result === 'text') {
    const logic = tape.pick<unknown>([
      { if: [drawCondition(tape, field), 'Bella', 'x'] },
      { cat: ['x ', value] },
      { if: [drawCondition(tape, field), '7', null] },
      value,
    ]);
    return { result, logic, ...internal };
  }
  const decimals = tape.upTo(3);
  return { result, logic: drawNumber(tape, readable), ...(decimals !== 2 && { decimals }), ...internal };
}
