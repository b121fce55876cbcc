import { axisLookup } from '../../amount/table-cell.ts';
import type { PriceTable, TableAxis } from '../../contract/prices/price-table.ts';
import type { AbstractValue } from './amount-span.ts';
import { neighborNumber } from './neighbor-number.ts';

/** Returns the indexes of the axis entries that a field's value may belong to; -1 for no entry. */
export type PlacesOf = (abstractValue: AbstractValue) => readonly number[];

/** Creates the lookup of one axis. An absent value has no index. */
export function tablePlaces(axis: TableAxis, gap: PriceTable['gap']): PlacesOf {
  const lookup = axisLookup(axis, gap);
  const ends = (axis.ranges ?? []).flatMap(({ from, to }) => [from, to]);
  return (abstractValue) => {
    if (abstractValue.kind === 'absent') return [];
    if (abstractValue.kind === 'one') return [lookup(abstractValue.value)];
    const { low, high } = abstractValue.inner ?? abstractValue;
    // Numbers between two ends of ranges all have the same index.
    const near = ends.flatMap((end) => [neighborNumber(end, -1), end, neighborNumber(end, 1)]);
    const probes = [low, ...near.filter((number) => low < number && number < high), high];
    return [...new Set(probes.map(lookup))];
  };
}
