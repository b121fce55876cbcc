import { readConfiguratorSettings } from 'configurator-core';

/** What the drawing asks of a field; settings keep the chosen values, the template would know the colours. */
export interface DrawnField {
  field: { name: string };
  value: unknown;
  isVisible: boolean;
  options: readonly { option: { value: string; colorValue: string | null }; isChosen: boolean }[];
}

/** The fields of stored settings as the drawing reads them. */
export function drawnFields(settings: Readonly<Record<string, unknown>>): readonly DrawnField[] {
  const read = readConfiguratorSettings(settings);
  if (!read.ok) return [];
  return read.value.flatMap(({ fields }) =>
    fields.map(({ name, value }) => ({ field: { name }, value, isVisible: true, options: [] })),
  );
}

/** One line of the worksheet. */
export interface WorksheetEntry {
  label: string;
  value: string;
}

/** The stored choices as a sewer needs them: what is measured in centimetres, and everything else. */
export function worksheetEntries(settings: Readonly<Record<string, unknown>>): {
  measures: readonly WorksheetEntry[];
  choices: readonly WorksheetEntry[];
} {
  const read = readConfiguratorSettings(settings);
  const fields = read.ok ? read.value.flatMap((section) => section.fields) : [];
  const filled = fields.filter(
    ({ fieldType, displayValue }) => fieldType !== 'static_text' && fieldType !== 'iframe' && displayValue !== '',
  );
  const isMeasure = (value: string) => / cm$/.test(value);
  const entries = (list: typeof filled) => list.map(({ label, displayValue }) => ({ label, value: displayValue }));
  return {
    measures: entries(filled.filter(({ displayValue }) => isMeasure(displayValue))),
    choices: entries(filled.filter(({ displayValue }) => !isMeasure(displayValue))),
  };
}
