import type { WireAmount, WireField, WirePriceRule, WireTableAxis, WireTableRange } from '../wire-template.ts';
import { isNumeric } from './draw-computation.ts';
import type { Tape } from './tape.ts';

/** The amounts that may be drawn. */
interface AmountOptions {
  readonly withLogic: boolean;
  readonly withPriceForms: boolean;
}

function drawLogicAmount(tape: Tape, readable: readonly WireField[], withLogic: boolean): unknown {
  const [first, ...rest] = readable.filter(({ field_type }) => field_type === 'number');
  if (!withLogic || first === undefined || tape.oneIn(2)) return tape.pick([1200, 35, 450, 0, -300]);
  const value = { var: tape.pick([first, ...rest]).name };
  return tape.pick<unknown>([
    { '*': [35, value] },
    { '*': [35, { max: [0, { '-': [value, 5] }] }] },
    { if: [{ '>': [value, 10] }, 900, 100] },
    { '-': [500, { '*': [value, 20.5] }] },
    { '%': [value, 7] },
  ]);
}

/** Lists of ranges: with gaps, adjacent, of single numbers, and overlapping. */
const rangeLists: readonly [WireTableRange[], ...WireTableRange[][]] = [
  [
    { from: 0, to: 5 },
    { from: 6, to: 12 },
    { from: 13, to: 60 },
  ],
  [
    { from: -1, to: 10 },
    { from: 10, to: 61 },
  ],
  [
    { from: 2.5, to: 2.5 },
    { from: 5, to: 5 },
    { from: 10, to: 10 },
  ],
  [
    { from: 5, to: 60 },
    { from: 0, to: 10 },
  ],
];

function drawAxis(tape: Tape, field: WireField): WireTableAxis {
  const name = tape.oneIn(8) ? field.id : field.name;
  if (isNumeric(field)) return { field: name, ranges: tape.pick(rangeLists) };
  const values = [...new Set(field.options.map(({ value }) => value))];
  return { field: name, options: values.length > 1 && tape.oneIn(4) ? values.slice(1) : values };
}

function drawTable(tape: Tape, fields: readonly [WireField, ...WireField[]]): WireAmount {
  const first = tape.pick(fields);
  const second = tape.pick(fields);
  const columns = drawAxis(tape, first);
  const rows = second === first ? undefined : drawAxis(tape, second);
  const width = (columns.ranges ?? columns.options ?? []).length;
  const height = (rows?.ranges ?? rows?.options ?? [0]).length;
  const cells = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => tape.pick<number | null>([500, 1250, 0, -300, 99, null])),
  );
  return { table: { columns, ...(rows && { rows }), cells, gap: tape.pick(['reject', 'round_up']) } };
}

/** Returns the fields that each form can count. */
function countable(readable: readonly WireField[]) {
  const isText = ({ field_type, options }: WireField) =>
    field_type === 'text' || field_type === 'textarea' || (field_type === 'color' && options.length === 0);
  const isTableSide = ({ field_type, options, computed }: WireField) =>
    field_type === 'number' ||
    (computed?.result === 'number' && computed.internal !== true) ||
    (['dropdown', 'radio', 'color'].includes(field_type) && options.length > 0);
  return {
    texts: readable.filter(isText),
    numbers: readable.filter(isNumeric),
    tableSides: readable.filter(isTableSide),
  };
}

/** Draws an amount: cents, an expression over a number field, or one of the forms. */
export function drawAmount(
  tape: Tape,
  readable: readonly WireField[],
  { withLogic, withPriceForms }: AmountOptions,
): unknown {
  const kind = withPriceForms ? tape.upTo(7) : 0;
  const { texts, numbers, tableSides } = countable(readable);
  const included = () => (tape.oneIn(2) ? { included: tape.pick([3, 2.5, 5]) } : {});
  if (kind === 3) return { percent: tape.pick([10, -10, 7.5, -33.3333, 100, -100]), of: 'base' };
  if (kind === 4 || kind === 5) return { percent: tape.pick([10, -10, 7.5, -2.5, -33.3333, 19]), of: 'subtotal' };
  if (kind === 6) {
    const isOfText = tape.oneIn(2);
    const [first, ...rest] = isOfText ? texts : numbers;
    if (first === undefined) return 35;
    const field = tape.pick([first, ...rest]);
    const rate = tape.pick([150, 35.5, 0.1005, -20]);
    const counted = { field: field.name, ...included() };
    return isOfText ? { per_character: rate, ...counted } : { per_unit: rate, ...counted };
  }
  const [first, ...rest] = tableSides;
  if (kind === 7 && first !== undefined) return drawTable(tape, [first, ...rest]);
  return drawLogicAmount(tape, readable, withLogic);
}

/** Draws a minimum or a maximum of the line for some rules. */
export function drawBounds(tape: Tape): Pick<WirePriceRule, 'minimum' | 'maximum'> {
  if (!tape.oneIn(4)) return {};
  return tape.pick<Pick<WirePriceRule, 'minimum' | 'maximum'>>([
    { maximum: 700 },
    { minimum: 250 },
    { minimum: 250, maximum: 700 },
    { maximum: 0 },
  ]);
}
