import * as z from 'zod/mini';
import { absent, filled, text } from '../primitives/primitives.schema.ts';
import { tableGaps } from './price-table.ts';

/** Maximum entries of one axis. */
const MAX_ENTRIES = 1000;

/** A range of numbers. */
export const rangeSchema = z
  .looseObject({ from: z.number(), to: z.number() })
  .check(z.refine(({ from, to }) => from <= to, { error: 'invalid_value', path: ['to'] }));

/** An axis with ranges of a number. */
export const rangesAxisSchema = z.looseObject({
  field: filled(),
  ranges: z.array(rangeSchema).check(z.minLength(1), z.maxLength(MAX_ENTRIES)),
});

/** An axis with options of a choice. */
export const optionsAxisSchema = z.looseObject({
  ranges: absent,
  field: filled(),
  options: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_ENTRIES)),
});

/** One axis of a table. */
export const axisSchema = z.union([rangesAxisSchema, optionsAxisSchema]);

const cell = z.nullable(z.number().check(z.multipleOf(1), z.minimum(-100_000_000), z.maximum(100_000_000)));

/** A price table of the wire format. */
export const priceTableSchema = z
  .looseObject({
    columns: axisSchema,
    rows: z.nullish(axisSchema),
    cells: z.array(z.array(cell)).check(z.minLength(1), z.maxLength(MAX_ENTRIES)),
    gap: z.enum(tableGaps),
    message: text(),
  })
  .check(
    z.refine(
      ({ columns, rows, cells }) => {
        const width = entriesOf(columns);
        return cells.length === (rows ? entriesOf(rows) : 1) && cells.every((row) => row.length === width);
      },
      { error: 'invalid_value', path: ['cells'] },
    ),
  );

/** Returns the number of entries of an axis. */
function entriesOf(axis: z.output<typeof axisSchema>): number {
  return (axis.ranges ?? axis.options ?? []).length;
}
