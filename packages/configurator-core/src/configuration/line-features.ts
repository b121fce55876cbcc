import { readConfiguratorSettings, type SettingsLabels } from './read-settings.ts';

/** One choice of a configured cart line, as text. */
export interface LineFeature {
  readonly label: string;
  readonly value: string;
}

/**
 * Returns the choices of a configured line as text, one per filled field visible to the shopper, in settings order.
 * @param words labels for settings without labels
 * @param fieldOrder field names in template order, for settings that lost their order in a database; other fields
 * follow
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

/** static_text and iframe contain no choice. */
function isDisplayOnly(fieldType: string): boolean {
  return fieldType === 'static_text' || fieldType === 'iframe';
}
