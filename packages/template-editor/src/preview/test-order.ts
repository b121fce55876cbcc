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

/** Result of a test order; `missing` if it would be refused. */
export type TestOrder =
  | { readonly kind: 'broken' }
  | { readonly kind: 'missing'; readonly sentences: readonly string[] }
  | {
      readonly kind: 'ordered';
      /** As shown to the workshop and the customer, read only from the stored settings. */
      readonly sections: readonly SettingsSection[];
      readonly price: PriceBreakdown;
      /** The evaluation that the price is based on. */
      readonly evaluation: Evaluation;
    };

/**
 * Orders a draft as the shop would: the answers are converted to settings, serialized as JSON, parsed again and priced
 * as on the server. Nothing is stored.
 * @param answers by field name; if empty, the initial values of a new shopper
 * @param basePriceCents gross EUR cents
 * @param messages error messages of refused orders
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
