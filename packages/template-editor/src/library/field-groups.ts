import { parseTemplate, type Template } from 'configurator-core';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** A predefined group of fields. */
export interface LibraryGroup {
  readonly key: keyof EditorTexts['library']['groups'];
  /** A template that contains only the group. */
  readonly template: Template;
}

type Json = Readonly<Record<string, unknown>>;

function field(name: string, fieldType: string, label: string, more: Json = {}): Json {
  return { id: `library:${name}`, name, field_type: fieldType, label, ...more };
}

function option(value: string, label: string, more: Json = {}): Json {
  return { id: `library:option:${value}`, value, label, ...more };
}

const color = (value: string, label: string, color_value: string) => option(value, label, { color_value });
const measurement = (name: string, label: string, min: number, max: number) =>
  field(name, 'number', label, {
    is_required: true,
    validation_rules: { min, max, step: 0.5 },
    additional_options: { unit: 'cm' },
  });

/**
 * Creates an entry of the library.
 * @throws Error if the group is invalid: a mistake in this file
 */
function libraryGroup(key: LibraryGroup['key'], group: Json): LibraryGroup {
  const parsed = parseTemplate({
    id: key,
    name: key,
    sections: [{ id: key, title: key, groups: [{ id: `library:${key}`, ...group }] }],
  });
  if (!parsed.ok) throw new Error(`${key}: ${JSON.stringify(parsed.error)}`);
  return { key, template: parsed.value };
}

/** Predefined groups that most products need, to be edited after insertion. */
export const libraryGroups: readonly LibraryGroup[] = [
  libraryGroup('colors', {
    title: 'Farbe',
    fields: [
      field('color', 'color', 'Farbe', {
        is_required: true,
        options: [
          color('tannengruen', 'Tannengrün', '#1f4d3f'),
          color('ocker', 'Ocker', '#e2a93b'),
          color('ziegel', 'Ziegel', '#a8481f'),
          color('nachtblau', 'Nachtblau', '#22304f'),
          color('anthrazit', 'Anthrazit', '#3a3f44'),
          color('sand', 'Sand', '#d9c7a3'),
        ],
      }),
    ],
  }),
  libraryGroup('measurements', {
    title: 'Maße',
    layout: 'grid',
    fields: [
      measurement('neckGirth', 'Halsumfang', 15, 90),
      measurement('chestGirth', 'Brustumfang', 25, 130),
      measurement('backLength', 'Rückenlänge', 15, 110),
      field('measured', 'checkbox', 'Ich habe zweimal gemessen', { is_required: true }),
    ],
  }),
  libraryGroup('surcharge', {
    title: 'Extra',
    fields: [
      field('extra', 'radio', 'Reflexstreifen', {
        is_required: true,
        options: [
          option('no', 'Ohne', { is_default: true }),
          option('yes', 'Mit Reflexstreifen', { additional_price: 15 }),
        ],
      }),
    ],
  }),
  libraryGroup('print', {
    title: 'Aufdruck',
    fields: [
      field('print', 'radio', 'Aufdruck', {
        is_required: true,
        options: [
          option('no-print', 'Ohne Aufdruck', { is_default: true }),
          option('with-print', 'Mit Aufdruck', { additional_price: 10 }),
        ],
      }),
      field('printText', 'text', 'Text', {
        is_required: true,
        validation_rules: { maxLength: 12 },
        additional_options: { cutOff: true },
        conditional_display: { field: 'print', operator: 'equals', value: 'with-print' },
      }),
      field('printColor', 'color', 'Farbe des Aufdrucks', {
        is_required: true,
        conditional_display: { field: 'print', operator: 'equals', value: 'with-print' },
        options: [color('weiss', 'Weiß', '#ffffff'), color('schwarz', 'Schwarz', '#1a1a1a')],
      }),
    ],
  }),
];
