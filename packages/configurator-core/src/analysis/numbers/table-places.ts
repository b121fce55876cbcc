import { axisLookup } from '../../amount/table-cell.ts';
import type { PriceTable, TableAxis } from '../../contract/prices/price-table.ts';
import type { AbstractValue } from './amount-span.ts';
import { neighborNumber } from './neighbor-number.ts';

/** Finds the entries of a table's side that what a field holds may belong to; -1 for none. */
export type PlacesOf = (held: AbstractValue) => readonly number[];

/** Prepares a side of a table. What is absent has no place. */
export function tablePlaces(axis: TableAxis, gap: PriceTable['gap']): PlacesOf {
  const lookup = axisLookup(axis, gap);
  const ends = (axis.ranges ?? []).flatMap(({ from, to }) => [from, to]);
  return (held) => {
    if (held.kind === 'absent') return [];
    if (held.kind === 'one') return [lookup(held.value)];
    const { low, high } = held.inner ?? held;
    // Between two ends of ranges every number has the same place.
    const near = ends.flatMap((end) => [neighborNumber(end, -1), end, neighborNumber(end, 1)]);
    const probes = [low, ...near.filter((number) => low < number && number < high), high];
    return [...new Set(probes.map(lookup))];
  };
}
