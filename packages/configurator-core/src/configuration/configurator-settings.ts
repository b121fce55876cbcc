import type { CompiledField } from '../compile/compiled-field.ts';
import type { Configurator } from '../compile/configurator.ts';
import { currencyOf, minorUnits, namedCurrency } from '../currency.ts';
import { type EvaluateOptions, evaluate } from '../evaluate/evaluate.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import type { EvaluatedField } from '../evaluate/field-state.ts';
import { fillText } from '../evaluate/fill-text.ts';
import { priceOf } from '../evaluate/price-of.ts';
import type { EvaluatedSection } from '../evaluate/section-state.ts';
import { computedLabel } from '../field-types/types/computed.ts';
import type { FieldValue, Values } from '../field-types/values/value.ts';
import { valueWords } from '../field-types/values/value-words.ts';

/** Description of a field in the settings, so that they can be read without the template. */
export interface FieldMetadata {
  readonly label: string;
  readonly field_type: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** The value as text, if the field type prints its values: settings are read without the type. */
  readonly text?: string;
  /** Unit of a number: `cm`, `kg`. */
  readonly unit?: string;
  /** Whether it is computed for the workshop and hidden from the shopper. */
  readonly internal?: true;
  /** Content of a static text. */
  readonly html?: string;
  /** Address of an iframe. */
  readonly url?: string;
}

/** One section of the settings: values by field name, with prices (whole units by field name) and metadata. */
export interface SettingsOfSection {
  readonly [fieldName: string]: unknown;
  readonly _prices?: Readonly<Record<string, number>>;
  readonly _metadata?: {
    readonly section: { readonly id: string; readonly title: string; readonly description: string | null };
    readonly fields: Readonly<Record<string, FieldMetadata>>;
  };
}

/**
 * A configuration as stored in carts and orders: sections by id, and `_template {id, version, language, currency}`, without a
 * language if the template has none, and without a currency if it is EUR. Amounts of price rules are in `_rules._prices` by label. `_prices` are for display
 * only; prices are computed from `PriceBreakdown`.
 */
export type ConfiguratorSettings = Readonly<Record<string, unknown>>;

function metadataOf(
  { field, kind, isInternal }: CompiledField,
  effectiveValue: FieldValue,
  language: string | null,
): FieldMetadata {
  const { unit, texts, html, url } = field.additionalOptions;
  return {
    label: field.label,
    field_type: field.type,
    options:
      kind.isDerived && texts && typeof effectiveValue === 'string'
        ? [{ label: computedLabel(field, effectiveValue), value: effectiveValue }]
        : field.options.map(({ label, value }) => ({ label, value })),
    ...(!kind.isDerived && kind.format && { text: kind.format(effectiveValue, field, valueWords(language), language) }),
    ...(isInternal && { internal: true }),
    ...(kind.holdsValue ? unit && { unit } : { ...(html && { html }), ...(url && { url }) }),
  };
}

/** Returns the value for the settings. A computed no is a result, unlike a box that is not checked. */
function recordedValue({ compiled: { kind, field }, effectiveValue, isVisible }: EvaluatedField): FieldValue {
  const isYesOrNo = kind.isDerived && field.computed?.result === 'boolean';
  return isYesOrNo && isVisible ? effectiveValue === true : effectiveValue;
}

function settingsOfSection(evaluation: Evaluation, { section, fields }: EvaluatedSection): SettingsOfSection {
  const values: Record<string, unknown> = {};
  const prices: Record<string, number> = {};
  const metadata: Record<string, FieldMetadata> = {};
  const language = evaluation.configurator.template.language ?? null;
  for (const evaluated of fields) {
    const { compiled, isVisible, surchargeCents } = evaluated;
    const { name, kind } = compiled;
    const recorded = recordedValue(evaluated);
    if (recorded !== undefined) values[name] = kind.write ? kind.write(recorded) : recorded;
    if (surchargeCents > 0) prices[name] = surchargeCents / minorUnits(currencyOf(evaluation.configurator.template));
    if (recorded !== undefined || (isVisible && !kind.holdsValue))
      metadata[name] = metadataOf(compiled, recorded, language);
  }
  const { id, title } = section;
  const description = fillText(evaluation, section.description);
  return {
    ...values,
    ...(Object.keys(prices).length > 0 && { _prices: prices }),
    _metadata: { section: { id, title, description }, fields: metadata },
  };
}

/** Returns the settings of an evaluation. */
export function settingsOf(evaluation: Evaluation): ConfiguratorSettings {
  const { template } = evaluation.configurator;
  const settings: Record<string, unknown> = {};
  for (const section of evaluation.version.sections) {
    // A section of internal fields is no step, but the workshop reads it.
    const isKept = section.isStep || section.fields.some((field) => recordedValue(field) !== undefined);
    if (isKept) settings[section.section.id] = settingsOfSection(evaluation, section);
  }
  // A label is a free text and may be the name of an inherited property, such as `constructor`.
  const rules = new Map<string, number>();
  for (const { label, amountCents, ruleIndex } of priceOf(evaluation).lines) {
    if (ruleIndex !== null) rules.set(label, (rules.get(label) ?? 0) + amountCents);
  }
  const prices = Object.fromEntries(
    [...rules].map(([label, cents]) => [label, cents / minorUnits(currencyOf(template))]),
  );
  if (rules.size > 0) settings._rules = { _prices: prices };
  settings._template = {
    id: template.id,
    version: template.version,
    ...(template.language && { language: template.language }),
    ...namedCurrency(template),
  };
  return settings;
}

/** Returns the settings of values for a cart or an order: visible, filled values with prices and labels. */
export function toConfiguratorSettings(
  configurator: Configurator,
  values: Values,
  options: EvaluateOptions = {},
): ConfiguratorSettings {
  return settingsOf(evaluate(configurator, values, options));
}
