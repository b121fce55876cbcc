import type { Values } from 'configurator-core';
import { changedValues, isSameValue } from './changed-values.ts';

/**
 * Returns the values that another tab stored since both tabs had the values `known`, except for fields that this tab
 * changed too. A cleared field has the value undefined.
 */
export function changesOfOtherTab(known: Values, own: Values, stored: Values): Values {
  const changed = Object.entries(changedValues(known, stored));
  return Object.fromEntries(changed.filter(([name]) => isSameValue(own[name], known[name])));
}
