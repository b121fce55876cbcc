import { isRecord } from '#app/lib/checks/is-record.ts';

/** The fields that the drawing reads, by name. */
const drawnFieldNames = [
  'breed',
  'weight',
  'chestCircumference',
  'waistCircumference',
  'shoulderToTail',
  'fabric',
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
    const section = sections.find((each) => Object.hasOwn(each, name));
    return section === undefined ? [] : [[name, section[name]] as const];
  });
  return Object.fromEntries(entries);
}
