import { type Option, readConfiguratorSettings, type Template } from 'configurator-core';
import { builtInWords, measurementLabels } from 'configurator-core/templates';
import { inTemplateOrder } from '#app/ui/settings/in-template-order.ts';

/** Properties of a field that the drawing reads. */
export interface DrawnField {
  field: { name: string };
  value: unknown;
  isVisible: boolean;
  options: readonly { option: Pick<Option, 'value' | 'label' | 'colorValue' | 'image'>; isChosen: boolean }[];
}

/**
 * Converts stored settings to fields for the drawing.
 * @param template the version that was ordered, which provides the colours of the values; null if it cannot be loaded
 */
export function drawnFields(
  settings: Readonly<Record<string, unknown>>,
  template: Template | null,
): readonly DrawnField[] {
  const templateFields = template?.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields)) ?? [];
  const optionsOf = new Map(templateFields.map(({ name, options }) => [name, options]));
  const read = readConfiguratorSettings(settings, builtInWords);
  if (!read.ok) return [];
  return read.value.flatMap(({ fields }) =>
    fields.map(({ name, value }) => ({
      field: { name },
      value,
      isVisible: true,
      options: (optionsOf.get(name) ?? []).map((option) => ({ option, isChosen: option.value === value })),
    })),
  );
}

/** Built-in measures in the order they are taken, because the database does not keep the order of settings. */
const measuringOrder: readonly string[] = Object.keys(measurementLabels);

/** A chosen option that has a picture or a color: a shape, a cloth. */
export interface ChosenLook {
  label: string;
  value: string;
  colorValue: string | null;
  pictureUrl: string | null;
}

/** Returns the chosen options with a picture or a color, in the order of the template. */
export function chosenLooks(
  settings: Readonly<Record<string, unknown>>,
  template: Template | null,
): readonly ChosenLook[] {
  const read = readConfiguratorSettings(settings, builtInWords);
  if (!read.ok || template === null) return [];
  const chosen = new Map(read.value.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value] as const)));
  return template.sections.flatMap(({ groups }) =>
    groups.flatMap(({ fields }) =>
      fields.flatMap(({ name, label, options }) => {
        const values: readonly unknown[] = [chosen.get(name)].flat();
        return options
          .filter(({ value, image, colorValue }) => values.includes(value) && (image !== null || colorValue !== null))
          .map((option) => ({
            label,
            value: option.label,
            colorValue: option.colorValue,
            pictureUrl: option.image?.url ?? null,
          }));
      }),
    ),
  );
}

/** Returns the name of the dog, if the form asked for it; else null. */
export function dogNameOf(settings: Readonly<Record<string, unknown>>): string | null {
  const read = readConfiguratorSettings(settings, builtInWords);
  const fields = read.ok ? read.value.flatMap((section) => section.fields) : [];
  const isName = ({ name, label }: (typeof fields)[number]) =>
    /^dog[-_]?name$/i.test(name) || /^(?:name (?:des|deines|ihres) hundes|hundename)$/i.test(label.trim());
  return fields.find(isName)?.displayValue || null;
}

/** One line of the worksheet. */
export interface WorksheetEntry {
  label: string;
  value: string;
}

/** A file field of the worksheet. */
export interface WorksheetFiles {
  label: string;
  /** The stored value. */
  value: unknown;
}

/** Groups stored settings for the workshop: measures of length, computed values, files, and everything else. */
export function worksheetEntries(settings: Readonly<Record<string, unknown>>): {
  measures: readonly WorksheetEntry[];
  computed: readonly WorksheetEntry[];
  choices: readonly WorksheetEntry[];
  files: readonly WorksheetFiles[];
} {
  const read = readConfiguratorSettings(settings, builtInWords);
  const fields = read.ok ? inTemplateOrder(read.value, settings).flatMap((section) => section.fields) : [];
  const filled = fields.filter(
    ({ fieldType, displayValue }) => fieldType !== 'static_text' && fieldType !== 'iframe' && displayValue !== '',
  );
  const isMeasure = ({ unit }: (typeof filled)[number]) => unit === 'cm' || unit === 'mm';
  const entries = (list: typeof filled) => list.map(({ label, displayValue }) => ({ label, value: displayValue }));
  const place = (name: string) => {
    const known = measuringOrder.indexOf(name);
    return known === -1 ? measuringOrder.length : known;
  };
  const computed = filled.filter(({ fieldType }) => fieldType === 'computed');
  const files = filled.filter(({ fieldType }) => fieldType === 'file');
  const given = filled.filter(({ fieldType }) => fieldType !== 'computed' && fieldType !== 'file');
  const measures = given.filter(isMeasure);
  return {
    measures: entries(measures.toSorted((one, other) => place(one.name) - place(other.name))),
    computed: entries(computed),
    choices: entries(given.filter((field) => !isMeasure(field))),
    files: files.map(({ label, value }) => ({ label, value })),
  };
}
