import {
  type CustomFieldType,
  compileTemplate,
  type Evaluation,
  englishMessages,
  evaluate,
  formatIssue,
  initialValues,
  issuesOf,
  type Messages,
  type PriceBreakdown,
  priceOf,
  readConfiguratorSettings,
  restoreValues,
  type SettingsSection,
  type Template,
  toConfiguratorSettings,
  valuesFromSettings,
} from 'configurator-core';
import { builtInWords } from 'configurator-core/templates';

/** What an order of a draft would be; `missing` where it would be refused. */
export type TestOrder =
  | { readonly kind: 'broken' }
  | { readonly kind: 'missing'; readonly sentences: readonly string[] }
  | {
      readonly kind: 'ordered';
      /** As the workshop and the customer read it, from the stored settings alone. */
      readonly sections: readonly SettingsSection[];
      readonly price: PriceBreakdown;
      /** What the price was computed from. */
      readonly evaluation: Evaluation;
    };

/**
 * Orders a draft as the shop would: the answers become settings, travel as JSON, are read back and priced again, as the
 * server does. Nothing is stored.
 * @param answers by field name; none: as a new shopper finds them
 * @param basePriceCents EUR cents, gross
 * @param messages the words of refusals
 */
export function placeTestOrder(
  template: Template,
  answers: Readonly<Record<string, unknown>>,
  basePriceCents: number,
  fieldTypes: readonly CustomFieldType[] = [],
  messages: Messages = englishMessages,
): TestOrder {
  const compiled = compileTemplate(template, { fieldTypes });
  if (!compiled.ok) return { kind: 'broken' };
  const configurator = compiled.value;
  const isNew = Object.keys(answers).length === 0;
  const values = isNew ? initialValues(configurator) : restoreValues(configurator, answers).values;
  const stored: unknown = JSON.parse(JSON.stringify(toConfiguratorSettings(configurator, values, { basePriceCents })));
  const evaluation = evaluate(configurator, valuesFromSettings(configurator, stored).values, { basePriceCents });
  const issues = issuesOf(evaluation);
  if (issues.length > 0) {
    return { kind: 'missing', sentences: issues.map((issue) => formatIssue(issue, configurator, messages)) };
  }
  const sections = readConfiguratorSettings(stored, builtInWords);
  if (!sections.ok) return { kind: 'broken' };
  return { kind: 'ordered', sections: sections.value, price: priceOf(evaluation), evaluation };
}
