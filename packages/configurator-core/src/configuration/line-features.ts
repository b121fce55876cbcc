import { readConfiguratorSettings, type SettingsLabels } from './read-settings.ts';

/** One choice of a configured line, in words. */
export interface LineFeature {
  readonly label: string;
  readonly value: string;
}

/**
 * What was chosen for a line, in words: one entry for each filled field that the shopper sees, in the order of the settings.
 * @param words labels where the settings carry none
 * @param fieldOrder field names in the order of the template, for settings that a database keeps without their order;
 *   other fields follow
 */
export function lineFeatures(
  settings: unknown,
  words?: SettingsLabels,
  fieldOrder: readonly string[] = [],
): readonly LineFeature[] {
  const read = readConfiguratorSettings(settings, words);
  if (!read.ok) return [];
  const places = new Map(fieldOrder.map((name, index) => [name, index]));
  const placeOf = (name: string) => places.get(name) ?? fieldOrder.length;
  return read.value
    .flatMap(({ fields }) => fields)
    .filter(
      ({ fieldType, displayValue, isInternal }) => !isDisplayOnly(fieldType) && displayValue !== '' && !isInternal,
    )
    .sort((one, other) => placeOf(one.name) - placeOf(other.name))
    .map(({ label, displayValue }) => ({ label, value: displayValue }));
}

/** static_text and iframe carry no choice. */
function isDisplayOnly(fieldType: string): boolean {
  return fieldType === 'static_text' || fieldType === 'iframe';
}
