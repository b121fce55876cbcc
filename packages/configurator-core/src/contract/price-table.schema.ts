import * as z from 'zod/mini';
import { describe } from './describe.ts';
import { tableGaps } from './price-table.ts';

/** Entries of one axis at most. */
const MOST_ENTRIES = 1000;

const fieldName = z.string().check(z.minLength(1));
const finite = () => z.number();
const rangeSchema = z
  .looseObject({
    from: describe('Smallest number.', finite()),
    to: describe('Largest number, itself in the range.', finite()),
  })
  .check(z.refine(({ from, to }) => from <= to, { error: 'invalid_value', path: ['to'] }));

const absent = z.optional(z.never());
const axisSchema = describe(
  'One side of a table: ranges of a number field, or options of a choice.',
  z.union([
    z.looseObject({
      field: describe('Name or id of a number field.', fieldName),
      ranges: describe(
        'Its ranges. A number in several of them counts for the first.',
        z.array(rangeSchema).check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
      ),
    }),
    z.looseObject({
      ranges: absent,
      field: describe('Name or id of a field with options of which one is chosen.', fieldName),
      options: describe('Values of its options.', z.array(z.string()).check(z.minLength(1), z.maxLength(MOST_ENTRIES))),
    }),
  ]),
  'table_axis',
);

const cell = z.nullable(z.number().check(z.multipleOf(1), z.minimum(-100_000_000), z.maximum(100_000_000)));

/** A price table of the wire format. */
export const priceTableSchema = describe(
  'Amounts by one field or by two.',
  z
    .looseObject({
      columns: describe('The field whose values are side by side.', axisSchema),
      rows: describe(
        'The field whose values are below each other. Without one, there is one row.',
        z.nullish(axisSchema),
      ),
      cells: describe(
        'Cents, row by row. Null where there is no price.',
        z.array(z.array(cell)).check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
      ),
      gap: describe(
        'What happens to a number between two ranges, or below all: rejected, or charged as the next greater range.',
        z.enum(tableGaps),
      ),
      message: describe('Shown where the table has no price. Replaces the default message.', z.nullish(z.string())),
    })
    .check(
      z.refine(
        ({ columns, rows, cells }) => {
          const width = entriesOf(columns);
          return cells.length === (rows ? entriesOf(rows) : 1) && cells.every((row) => row.length === width);
        },
        { error: 'invalid_value', path: ['cells'] },
      ),
    ),
  'price_table',
);

/** How many entries an axis has. */
function entriesOf(axis: z.output<typeof axisSchema>): number {
  return (axis.ranges ?? axis.options ?? []).length;
}
