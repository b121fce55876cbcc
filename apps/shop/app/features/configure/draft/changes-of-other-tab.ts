import type { Values } from 'configurator-core';

/**
 * Returns the values that another tab stored since both tabs had the values `known`, except for fields that this tab
 * changed too. A cleared field has the value undefined.
 */
export function changesOfOtherTab(known: Values, own: Values, stored: Values): Values {
  const names = new Set([...Object.keys(known), ...Object.keys(stored)]);
  const changed = [...names].filter((name) => !isSame(stored[name], known[name]) && isSame(own[name], known[name]));
  return Object.fromEntries(changed.map((name) => [name, stored[name]]));
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
