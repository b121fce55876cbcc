import type { CountedTexts } from '../counted-texts.ts';
import { englishLocale } from './format.ts';

const list = new Intl.ListFormat(englishLocale);

/** The kinds of amount. */
const kinds = {
  fixed: 'Fixed amount',
  percent_of_base: 'Percent of the base price',
  percent_of_subtotal: 'Percent of the subtotal',
  table: 'Price table',
  formula: 'Formula',
  json: 'JSON Logic expression',
};

const counted: CountedTexts = {
  per_character: {
    kind: 'Per character of a text',
    field: 'Characters of',
    rate: 'Price per character',
    included: 'Free characters',
    noField: 'The template has no text field yet. Add one first.',
    amount: (rate, field, included) =>
      `${rate} for each character of “${field}”${included === null ? '' : ` after the first ${included}`}`,
  },
  per_unit: {
    kind: 'Per unit of a number',
    field: 'Units of',
    rate: 'Price per unit',
    included: 'Free units',
    noField: 'The template has no number field yet. Add one first.',
    amount: (rate, field, included) =>
      `${rate} for each unit of “${field}”${included === null ? '' : ` above ${included}`}`,
  },
};

/** The amount of a price rule. */
export const englishAmount = {
  title: 'Amount',
  kinds,
  inEuros: (currency: string) => `Amount in ${currency}`,
  inCents: (currency: string) => `Expression, in ${currency === 'EUR' ? 'cents' : `minor units of ${currency}`}`,
  percent: 'Percent',
  percentHint: {
    base: 'Of the base price of the article.',
    subtotal: 'Of everything above: base price, options and the rules that are not of the subtotal.',
  },
  includedHint: 'This many are free of charge. 0 if empty.',
  minimum: 'Minimum',
  minimumHint: 'An amount of 0 stays 0.',
  maximum: 'Maximum',
  maximumHint: 'Leave empty for no limit.',
  limitsCrossed: 'The minimum must not exceed the maximum.',
  noTableField: 'The template has no number field and no choice yet. Add one first.',

  // Sentences.
  charges: (words: string) => `Charges ${words}.`,
  fromTable: (words: string) => `Charges the price from the ${words}.`,
  deducts: (words: string) => `Deducts ${words}.`,
  chargesNothing: 'Charges nothing: a negative amount counts only as a discount. Tick “Discount” below.',
  within: (minimum: string | null, maximum: string | null) => {
    if (minimum === null) return maximum === null ? '' : ` At most ${maximum}.`;
    return maximum === null ? ` At least ${minimum}.` : ` At least ${minimum}, at most ${maximum}.`;
  },
  percentOf: {
    base: (percent: string) => `${percent}% of the base price`,
    subtotal: (percent: string) => `${percent}% of the subtotal`,
  },
  counted,
  byTable: (fields: readonly string[], span: readonly [string, string] | null) =>
    `price table by ${list.format(fields)}${span === null ? ', no prices yet' : span[0] === span[1] ? `, ${span[0]}` : `, ${span[0]} to ${span[1]}`}`,
  byFormula: (formula: string, currency: string) => `${formula}, in ${currency}`,
  anExpression: 'the result of an expression',
};
