import { presetPrefix } from './paths.ts';

/** Search parameter that gives a field of the configurator its first value. Also the name of a form's control. */
export function presetParameter(fieldName: string): string {
  return presetPrefix + fieldName;
}

/** Returns the field of a preset parameter; null for other parameters. */
export function fieldOfPreset(parameter: string): string | null {
  return parameter.startsWith(presetPrefix) ? parameter.slice(presetPrefix.length) : null;
}

/**
 * The URL of the configurator with values that the shopper chose before. It keeps the other values of the stored draft.
 * @param configureTo the configurator of an article
 * @param values by field name
 */
export function withPresetValues(configureTo: string, values: Readonly<Record<string, string>>): string {
  const preset = Object.entries(values).map(([name, value]) => [presetParameter(name), value]);
  return preset.length === 0 ? configureTo : `${configureTo}&${new URLSearchParams(preset)}`;
}
