import type { CompiledField } from '../compile/compiled-field.ts';
import type { Configurator } from '../compile/configurator.ts';
import { type EvaluateOptions, evaluate } from '../evaluate/evaluate.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import { fillText } from '../evaluate/fill-text.ts';
import { priceOf } from '../evaluate/price-of.ts';
import type { EvaluatedSection } from '../evaluate/section-state.ts';
import { computedLabel } from '../field-types/values/computed-text.ts';
import type { FieldValue, Values } from '../field-types/values/value.ts';

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

/** One section of the settings: values by field name, with prices (EUR by field name) and metadata. */
export interface SettingsOfSection {
  readonly [fieldName: string]: unknown;
  readonly _prices?: Readonly<Record<string, number>>;
  readonly _metadata?: {
    readonly section: { readonly id: string; readonly title: string; readonly description: string | null };
    readonly fields: Readonly<Record<string, FieldMetadata>>;
  };
}

/**
 * A configuration as stored in carts and orders: sections by id, and `_template {id, version, language}`, without a
 * language if the template has none. Amounts of price rules are in `_rules._prices` by label. `_prices` are for display
 * only; prices are computed from `PriceBreakdown`.
 */
export type ConfiguratorSettings = Readonly<Record<string, unknown>>;

function metadataOf(
  { field, kind, isInternal }: CompiledField,
  counted: FieldValue,
  language: string | null,
): FieldMetadata {
  const { unit, texts } = field.additionalOptions;
  const shown = kind.holdsValue ? {} : field.additionalOptions;
  return {
    label: field.label,
    field_type: field.type,
    options:
      kind.isDerived && texts && typeof counted === 'string'
        ? [{ label: computedLabel(field, counted), value: counted }]
        : field.options.map(({ label, value }) => ({ label, value })),
    ...(kind.print && { text: kind.print(counted, language) }),
    ...(kind.holdsValue && typeof unit === 'string' && { unit }),
    ...(isInternal && { internal: true }),
    ...(typeof shown.html === 'string' && { html: shown.html }),
    ...(typeof shown.url === 'string' && { url: shown.url }),
  };
}

function settingsOfSection(evaluation: Evaluation, { section, fields }: EvaluatedSection): SettingsOfSection {
  const values: Record<string, unknown> = {};
  const prices: Record<string, number> = {};
  const metadata: Record<string, FieldMetadata> = {};
  const language = evaluation.configurator.template.language ?? null;
  for (const { compiled, counted, isVisible, surchargeCents } of fields) {
    const { name, kind } = compiled;
    if (counted !== undefined) values[name] = kind.write ? kind.write(counted) : counted;
    if (surchargeCents > 0) prices[name] = surchargeCents / 100;
    if (counted !== undefined || (isVisible && !kind.holdsValue))
      metadata[name] = metadataOf(compiled, counted, language);
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
    const isKept = section.isStep || section.fields.some(({ counted }) => counted !== undefined);
    if (isKept) settings[section.section.id] = settingsOfSection(evaluation, section);
  }
  // A label is a free text and may be the name of an inherited property, such as `constructor`.
  const rules = new Map<string, number>();
  for (const { label, amountCents, ruleIndex } of priceOf(evaluation).lines) {
    if (ruleIndex !== null) rules.set(label, (rules.get(label) ?? 0) + amountCents);
  }
  const prices = Object.fromEntries([...rules].map(([label, cents]) => [label, cents / 100]));
  if (rules.size > 0) settings._rules = { _prices: prices };
  settings._template = {
    id: template.id,
    version: template.version,
    ...(template.language && { language: template.language }),
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
