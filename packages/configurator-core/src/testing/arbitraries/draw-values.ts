import type { OracleFile, OracleValue } from '../oracle/oracle-conditions.ts';
import type { WireField, WireTemplate } from '../wire-template.ts';
import { drawnNumbers, drawnTexts } from './draw-condition.ts';
import type { Tape } from './tape.ts';

/** Files of both kinds, small and large, and one of a kind that no field accepts. */
export const drawnFiles: readonly [OracleFile, ...OracleFile[]] = [
  { id: '0b6e5a0a-3a51-4a6c-9d5f-0d8f4c1f2a01', name: 'Hund.webp', mediaType: 'image/webp', bytes: 1 },
  { id: '0b6e5a0a-3a51-4a6c-9d5f-0d8f4c1f2a02', name: 'Skizze.pdf', mediaType: 'application/pdf', bytes: 1 },
  { id: '0b6e5a0a-3a51-4a6c-9d5f-0d8f4c1f2a03', name: 'Foto.jpg', mediaType: 'image/jpeg', bytes: 5000 },
  { id: '0b6e5a0a-3a51-4a6c-9d5f-0d8f4c1f2a04', name: 'Film.gif', mediaType: 'image/gif', bytes: 4096 },
];

const isFirst = <T>(entry: T, index: number, all: readonly T[]) => all.indexOf(entry) === index;

/** Returns every field of a template. */
export function fieldsOf(template: WireTemplate): readonly WireField[] {
  return template.sections.flatMap((section) => section.groups.flatMap((group) => group.fields));
}

/** Draws a value that may be stored in the field, valid or not; undefined if empty. */
export function drawValue(tape: Tape, field: WireField): OracleValue {
  if (field.field_type === 'static_text' || field.field_type === 'iframe' || tape.oneIn(4)) return undefined;
  if (field.field_type === 'file') return [tape.pick(drawnFiles), ...tape.some(drawnFiles)].filter(isFirst);
  const [first, ...rest] = field.options.map(({ value }) => value);
  if (field.field_type === 'checkbox') {
    if (first === undefined) return tape.oneIn(2) || undefined;
    const chosen = tape.some([first, ...rest]);
    return chosen.length === 0 ? undefined : chosen;
  }
  if (first !== undefined) return tape.pick([first, ...rest]);
  if (field.field_type === 'number') return tape.pick([...drawnNumbers, 7.5, 11, 59.5]);
  return field.field_type === 'dropdown' || field.field_type === 'radio'
    ? undefined
    : tape.pick([
        ...drawnTexts,
        'anna@example.de',
        'https://stoffe.example/rot',
        '12 cm',
        '#336699',
        'Frieda von und zu',
        '🇩🇪🇦🇹🇨🇭🇪🇺',
        '👨‍👩‍👧',
        'e\u0301',
      ]);
}

/** Draws stored values for some fields, including hidden ones. */
export function drawValues(tape: Tape, template: WireTemplate): Record<string, Exclude<OracleValue, undefined>> {
  const values: Record<string, Exclude<OracleValue, undefined>> = {};
  for (const field of fieldsOf(template)) {
    const value = drawValue(tape, field);
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}

/** A change with raw input, which may not fit the field. */
export interface DrawnChange {
  readonly fieldName: string;
  readonly raw: unknown;
}

/** Draws a few consecutive changes. */
export function drawChanges(tape: Tape, template: WireTemplate, most = 8): readonly DrawnChange[] {
  const [first, ...rest] = fieldsOf(template);
  if (first === undefined) return [];
  return Array.from({ length: 1 + tape.upTo(most - 1) }, () => {
    const field = tape.pick([first, ...rest]);
    const raw = tape.oneIn(5)
      ? tape.pick<unknown>([
          '',
          null,
          '2,5',
          ' 7 ',
          '12 cm',
          'gibt-es-nicht',
          ['m', 's', 'm'],
          false,
          3,
          'Viel zu langer Text',
          [drawnFiles[0], 'kein Verweis', drawnFiles[0]],
        ])
      : drawValue(tape, field);
    return { fieldName: field.name, raw };
  });
}
