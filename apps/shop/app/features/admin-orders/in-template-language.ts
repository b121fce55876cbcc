import { compileTemplate, type Template, toConfiguratorSettings, valuesFromSettings } from 'configurator-core';
import { translateTemplate } from 'configurator-core/translation';
import { shopFieldTypes } from 'shop-backend/field-types';
import { dayInBerlin } from 'shop-backend/legal';
import { languageOfSettings } from '#app/lib/language/language-of-settings.ts';
import type { AdminOrderItem } from './admin-order.ts';

/**
 * An item as the workshop reads it: in the language of its template, whatever language it was ordered in. Values stay;
 * where they no longer fit the template, or there is none, the words of the order stay too.
 * @param template the version it was ordered with
 * @param orderedAt ISO 8601; days are counted from that day
 */
export function inTemplateLanguage(item: AdminOrderItem, template: Template | null, orderedAt: string): AdminOrderItem {
  const { settings } = item;
  const orderedIn = languageOfSettings(settings);
  if (template?.language === undefined || orderedIn === null || orderedIn === template.language) return item;
  const compiled = compileTemplate(translateTemplate(template, template.language), {
    fieldTypes: shopFieldTypes(dayInBerlin(new Date(orderedAt))),
  });
  if (!compiled.ok) return item;
  const { values, dropped } = valuesFromSettings(compiled.value, settings);
  if (dropped.length > 0) return item;
  const own = toConfiguratorSettings(compiled.value, values, { basePriceCents: item.basePriceCents });
  return { ...item, settings: own };
}
