import type { Condition } from 'configurator-core';

// #region conditions
/** One rule: a field, an operator and a value. */
export const hasLining: Condition = { field: 'lining', operator: 'not_equals', value: 'none' };

/** Conditions combine. */
export const isLargeOrLined: Condition = {
  any: [{ field: 'chest', operator: 'greater_than', value: 80 }, hasLining],
};

/** Anything else: a JSON Logic expression over the values by field name. */
export const isLong: Condition = { logic: { '>': [{ var: 'back' }, { '*': [{ var: 'chest' }, 0.8] }] } };
// #endregion conditions
