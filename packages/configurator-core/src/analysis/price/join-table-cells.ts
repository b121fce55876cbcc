import { axisLookup, cellAt } from '../../amount/table-cell.ts';
import { axesOf, type PriceTable } from '../../contract/prices/price-table.ts';
import type { Cents } from '../../money.ts';
import { type Diagram, NO } from '../diagram/decision-diagram.ts';
import { isOpen } from '../model/field-model.ts';
import type { TemplateModel } from '../model/template-model.ts';
import { tablePlaces } from '../numbers/table-places.ts';
import { joinClasses } from './join-classes.ts';

/** Handles a table with a computed axis. @returns undefined if there are too many combinations */
function joinComputedCells(
  template: TemplateModel,
  table: PriceTable,
  ofCells: (cells: readonly Cents[]) => Diagram,
  ofUnknown: () => Diagram,
): Diagram | undefined {
  const invalid = template.diagrams.number(Number.NEGATIVE_INFINITY);
  const sides = axesOf(table).map((axis) => ({
    name: template.find(axis.field)?.name ?? '',
    placesOf: tablePlaces(axis, table.gap),
  }));
  return template.over(
    sides.map(({ name }) => name),
    (assignment) => {
      if (assignment === undefined) return ofUnknown();
      const places = sides.map(({ name, placesOf }) => placesOf(assignment.get(name) ?? { kind: 'absent' }));
      const [columns = [], rows = sides.length > 1 ? [] : [0]] = places;
      template.diagrams.spend(1 + columns.length * rows.length);
      if (places.some((found) => found.length > 0 && found.every((place) => place < 0))) return invalid;
      if (columns.length === 0 || rows.length === 0) return NO;
      const cells = rows.flatMap((row) => columns.map((column) => cellAt(table, column, row)?.cents ?? null));
      const priced = cells.filter((cents) => cents !== null);
      return priced.length === 0 ? invalid : ofCells(priced);
    },
  );
}

/**
 * Returns a price table as a function of the stored values: minus infinity if it rejects a value, 0 while one of its
 * fields is hidden or empty. The numbers of its fields must be split at the ends of its ranges.
 * @param ofCells returns the result for a priced cell, or for several of which one applies
 * @param ofUnknown returns the result while a computed value is unknown
 * @returns undefined if the entry of a value is unknown
 */
export function joinTableCells(
  template: TemplateModel,
  table: PriceTable,
  ofCells: (cells: readonly Cents[]) => Diagram,
  ofUnknown: () => Diagram,
): Diagram | undefined {
  const isComputed = axesOf(table).some(({ field }) => template.fieldOf(template.find(field)?.name ?? '')?.computed);
  if (isComputed) return joinComputedCells(template, table, ofCells, ofUnknown);
  const invalid = template.diagrams.number(Number.NEGATIVE_INFINITY);
  const sides = axesOf(table)
    .map((axis, side) => {
      const model = template.fieldOf(template.find(axis.field)?.name ?? '');
      const lookup = axisLookup(axis, table.gap);
      const places = model?.classes.map((entry) => (entry.kind === 'value' ? lookup(entry.value) : null)) ?? [];
      return { side, model, places };
    })
    // Starts with the shallowest variable.
    .sort((left, right) => (left.model?.levels[0] ?? 0) - (right.model?.levels[0] ?? 0));
  if (sides.some(({ model }) => model !== undefined && isOpen(model))) return undefined;
  const build = (index: number, places: readonly (number | null)[]): Diagram => {
    const current = sides[index];
    if (current === undefined) {
      if (places.includes(-1)) return invalid;
      const [column = null, row = sides.length > 1 ? null : 0] = places;
      if (column === null || row === null) return NO;
      const cents = cellAt(table, column, row)?.cents ?? null;
      return cents === null ? invalid : ofCells([cents]);
    }
    const { side, model, places: ofClasses } = current;
    if (model === undefined) return NO;
    // Many classes of a number belong to the same range.
    const byPlace = new Map<number | null, Diagram>();
    const at = (place: number | null): Diagram => {
      const found = byPlace.get(place) ?? build(index + 1, places.with(side, place));
      byPlace.set(place, found);
      return found;
    };
    return joinClasses(template, model, at(null), ofClasses.map(at));
  };
  return build(
    0,
    sides.map(() => null),
  );
}
