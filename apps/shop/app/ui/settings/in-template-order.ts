import type { SettingsSection } from 'configurator-core';
import { isRecord } from '#app/lib/checks/is-record.ts';

/** Sorts sections and fields as in the template, if the settings contain its order. Others keep their order. */
export function inTemplateOrder(
  sections: readonly SettingsSection[],
  settings: Readonly<Record<string, unknown>>,
): readonly SettingsSection[] {
  const order = isRecord(settings._template) ? settings._template.fieldOrder : null;
  if (!Array.isArray(order)) return sections;
  const places = new Map(order.map((name, index) => [name, index]));
  const placeOf = (name: string) => places.get(name) ?? order.length;
  const firstPlaceOf = ({ fields }: SettingsSection) => Math.min(...fields.map(({ name }) => placeOf(name)));
  return sections
    .map((section) => ({
      ...section,
      fields: section.fields.toSorted((one, other) => placeOf(one.name) - placeOf(other.name)),
    }))
    .sort((one, other) => firstPlaceOf(one) - firstPlaceOf(other));
}
