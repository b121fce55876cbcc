import { compileTemplate, type Template, toConfiguratorSettings, valuesFromSettings } from 'configurator-core';
import { translateTemplate } from 'configurator-core/translation';
import { languageOfSettings } from '../../lib/language-of-settings.ts';
import type { AdminOrderItem } from './admin-order.ts';

/**
 * An item as the workshop reads it: in the language of its template, whatever language it was ordered in. Values stay;
 * where they no longer fit the template, or there is none, the words of the order stay too.
 * @param template the version it was ordered with
 */
export function inOwnLanguage(item: AdminOrderItem, template: Template | null): AdminOrderItem {
  const { settings } = item;
  const orderedIn = languageOfSettings(settings);
  if (template?.language === undefined || orderedIn === null || orderedIn === template.language) return item;
  const compiled = compileTemplate(translateTemplate(template, template.language));
  if (!compiled.ok) return item;
  const { values, dropped } = valuesFromSettings(compiled.value, settings);
  if (dropped.length > 0) return item;
  const own = toConfiguratorSettings(compiled.value, values, { basePriceCents: item.basePriceCents });
  return { ...item, settings: own };
}
