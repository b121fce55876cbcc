import type { Evaluation } from '../evaluate/evaluation.ts';
import { effectiveValuesOf } from '../evaluate/evaluation.ts';
import { priceOf } from '../evaluate/price-of.ts';
import type { Values } from '../field-types/values/value.ts';
import type { PriceBreakdown } from '../price/price-line.ts';
import { type ConfiguratorSettings, settingsOf } from './configurator-settings.ts';

/** A finished configuration, as the shopper submits it. */
export interface Configuration {
  readonly templateId: string;
  readonly templateVersion: number;
  /** Visible, filled values by field name. */
  readonly values: Values;
  readonly settings: ConfiguratorSettings;
  readonly price: PriceBreakdown;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** Returns the configuration of an evaluation, deeply frozen. */
export function configurationOf(evaluation: Evaluation): Configuration {
  const { id, version } = evaluation.configurator.template;
  return deepFreeze({
    templateId: id,
    templateVersion: version,
    values: effectiveValuesOf(evaluation),
    settings: settingsOf(evaluation),
    price: priceOf(evaluation),
  });
}
