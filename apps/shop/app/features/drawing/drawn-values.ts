import { isRecord } from '#app/lib/checks/is-record.ts';

/** The fields that the drawing reads, by name. */
const drawnFieldNames = [
  'breed',
  'weight',
  'chestCircumference',
  'waistCircumference',
  'shoulderToTail',
  'fabric',
  'back.link',
  'selectedColor',
  'type',
  'color',
  'hasSecondZipper',
  'reflectiveStitching',
  'printOption',
  'printColor',
  'printText',
  'printTextSecondSide',
] as const;

/** Returns the values that a drawing uses, by field name. @param settings as stored in carts and orders */
export function drawnValues(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const sections = Object.values(settings).filter(isRecord);
  const entries = drawnFieldNames.flatMap((name) => {
    const value = sections.map((section) => valueAt(section, name.split('.'))).find((found) => found !== undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** The value of a field in a section; a point in the name of a field is a level of the section. */
function valueAt(section: Readonly<Record<string, unknown>>, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (within, key) => (isRecord(within) && Object.hasOwn(within, key) ? within[key] : undefined),
    section,
  );
}
