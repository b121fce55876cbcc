import { type LineFeature, lineFeatures, readConfiguratorSettings } from 'configurator-core';
import { builtInWords, measurementLabels } from 'configurator-core/templates';

/** Facts about the dog, which the shopper knows and the picture shows least. */
const aboutDog = new Set(['breed', 'gender', 'weight', 'age', 'specialFeatures', ...Object.keys(measurementLabels)]);

/**
 * Returns the choices of a line as text, the key facts of the piece first: fabric, colours and extras before the dog's
 * data and confirmations.
 */
export function keyFeaturesFirst(settings: unknown): readonly LineFeature[] {
  const read = readConfiguratorSettings(settings, builtInWords);
  const fields = read.ok ? read.value.flatMap((section) => section.fields) : [];
  const isKey = ({ name, value }: (typeof fields)[number]) =>
    !aboutDog.has(name) && typeof value !== 'boolean' && !Array.isArray(value);
  const order = [...fields.filter(isKey), ...fields.filter((field) => !isKey(field))];
  return lineFeatures(
    settings,
    builtInWords,
    order.map(({ name }) => name),
  );
}
