import type { WireCondition, WireField, WireRule } from '../wire-template.ts';
import { isNumeric } from './draw-computation.ts';
import type { Tape } from './tape.ts';

const operators = ['equals', 'not_equals', 'contains', 'greater_than', 'less_than'] as const;
/** Texts that rules compare with and shoppers enter. */
export const drawnTexts = ['Bella', 'bella', 'ell', 'Max', '7', '2,5', 'x', '🇩🇪', 'Frieda'] as const;
/** Numbers at and around the drawn bounds. */
export const drawnNumbers = [10, 0, 1, 2.5, 5, 12, 60, 61, -1] as const;

function literalFor(tape: Tape, field: WireField, operator: WireRule['operator']): WireRule['value'] {
  const isList = field.field_type === 'checkbox' && field.options.length > 0;
  if (operator === 'greater_than' || operator === 'less_than') {
    if (isList) return tape.upTo(3);
    const number = tape.pick(drawnNumbers);
    return tape.oneIn(3) ? String(number).replace('.', ',') : number;
  }
  const [first, ...rest] = field.options.map(({ value }) => value);
  if (first !== undefined) return tape.oneIn(12) ? 'gibt-es-nicht' : tape.pick([first, ...rest]);
  if (isNumeric(field)) return tape.pick(drawnNumbers);
  if (field.field_type === 'checkbox' || field.field_type === 'file' || field.computed?.result === 'boolean')
    return tape.oneIn(3) ? true : 'true';
  return tape.pick(drawnTexts);
}

function drawRule(tape: Tape, readable: readonly [WireField, ...WireField[]]): WireRule {
  const field = tape.pick(readable);
  const operator = tape.pick(operators);
  return { field: tape.oneIn(8) ? field.id : field.name, operator, value: literalFor(tape, field, operator) };
}

/** Draws a boolean JSON Logic expression. */
function drawLogic(tape: Tape, readable: readonly [WireField, ...WireField[]]): unknown {
  const { name } = tape.pick(readable);
  const value = { var: name };
  return tape.pick<() => unknown>([
    () => ({ '!!': [value] }),
    () => ({ '==': [value, tape.pick(['s', 'm', 'Bella', 10])] }),
    () => ({ '>': [value, tape.pick(drawnNumbers)] }),
    () => ({ or: [{ '<': [value, tape.pick(drawnNumbers)] }, { '==': [value, 'l'] }] }),
    () => ({ in: ['s', { if: [value, value, []] }] }),
  ])();
}

/** Draws a condition over existing fields, nested up to `depth`. */
export function drawCondition(
  tape: Tape,
  readable: readonly [WireField, ...WireField[]],
  withLogic: boolean,
  depth = 2,
): WireCondition {
  const nested = (): WireCondition => drawCondition(tape, readable, withLogic, depth - 1);
  const kind = depth === 0 ? 0 : tape.upTo(withLogic ? 9 : 8);
  if (kind === 9) {
    // Expressions cannot read files.
    const [first, ...rest] = readable.filter(({ field_type }) => field_type !== 'file');
    if (first !== undefined) return { logic: drawLogic(tape, [first, ...rest]) };
  }
  if (kind >= 7) return { not: nested() };
  if (kind >= 4) {
    const terms = Array.from({ length: 2 + tape.upTo(1) }, nested);
    return kind >= 6 ? { any: terms } : { all: terms };
  }
  return drawRule(tape, readable);
}
