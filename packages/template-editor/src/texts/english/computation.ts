import type { ComputedResult } from 'configurator-core';

const results: Readonly<Record<ComputedResult, string>> = { number: 'Number', text: 'Text', boolean: 'Yes or no' };

/** Computed fields. */
export const englishComputation = {
  computation: 'Computation',
  result: 'Result',
  results,
  formula: 'Formula',
  example: (fields: string) =>
    `For example 1,2 * length + 10, lining = "complete" ? 2 : 1, or length & " cm". Fields: ${fields}.`,
  noFields: 'there are no other fields yet',
  asLogic: 'JSON Logic expression',
  decimals: 'Decimals',
  decimalsHint: 'Rounded half up. 2 if empty.',
  internal: 'For the workshop only',
  internalHint: 'Shoppers do not see it. Rules and prices can use it, and orders and worksheets show it.',

  computedAs: (formula: string) => `Computed as ${formula}`,
  computedInternally: (formula: string) => `Computed as ${formula}, for the workshop only`,
  logic: 'an expression in JSON Logic',
};
