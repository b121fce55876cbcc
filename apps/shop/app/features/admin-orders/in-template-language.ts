import { compileTemplate, type Template, toConfiguratorSettings, valuesFromSettings } from 'configurator-core';
import { translateTemplate } from 'configurator-core/translation';
import { shopTemplateOptions } from 'shop-backend/field-types';
import { dayInBerlin } from 'shop-backend/legal';
import { languageOfSettings } from '#app/lib/language/language-of-settings.ts';
import type { AdminOrderItem } from './admin-order.ts';

/**
 * Translates an item to the language of its template for the workshop. Values do not change. Returns the item unchanged
 * if there is no template or the values no longer fit it.
 * @param template the version it was ordered with
 * @param orderedAt ISO 8601; its day in Berlin is used as today in the shop's field types
 */
export function inTemplateLanguage(item: AdminOrderItem, template: Template | null, orderedAt: string): AdminOrderItem {
  const { settings } = item;
  const orderedIn = languageOfSettings(settings);
  if (template?.language === undefined || orderedIn === null || orderedIn === template.language) return item;
  const compiled = compileTemplate(
    translateTemplate(template, template.language),
    shopTemplateOptions(dayInBerlin(new Date(orderedAt))),
  );
  if (!compiled.ok) return item;
  const { values, dropped } = valuesFromSettings(compiled.value, settings);
  if (dropped.length > 0) return item;
  const own = toConfiguratorSettings(compiled.value, values, { basePriceCents: item.basePriceCents });
  return { ...item, settings: own };
}
