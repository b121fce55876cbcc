import { type Configurator, restoreValues, serializeValues, type Values } from 'configurator-core';

/**
 * Converts values to the same template version compiled on another day, for example after the language was switched
 * past midnight: a date is a number of open days after the day of its configurator.
 */
export function carryValues(from: Configurator, to: Configurator, values: Values): Values {
  return restoreValues(to, serializeValues(from, values)).values;
}
