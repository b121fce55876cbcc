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

/** Returns what a drawing shows of a configuration, by field name. @param settings as carts and orders keep them */
export function drawnValues(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const sections = Object.values(settings).filter(isRecord);
  const entries = drawnFieldNames.flatMap((name) => {
    const section = sections.find((each) => Object.hasOwn(each, name));
    return section === undefined ? [] : [[name, section[name]] as const];
  });
  return Object.fromEntries(entries);
}
