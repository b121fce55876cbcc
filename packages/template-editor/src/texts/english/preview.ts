import type { DroppedValue } from 'configurator-core';
import { englishLocale, formatCount } from './format.ts';

const percent = new Intl.NumberFormat(englishLocale, { style: 'percent' });
const list = new Intl.ListFormat(englishLocale);

const droppedBecause: Readonly<Record<DroppedValue['reason'], (field: string) => string>> = {
  unknown_field: (field) => `“${field}” (no such field)`,
  does_not_fit: (field) => `“${field}” (the value does not fit)`,
};

/** The preview, prices and the test order. */
export const englishPreview = {
  title: 'Preview',
  width: 'Width',
  widths: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
  asNewShopper: 'Restart as new shopper',
  storedValues: 'Stored values',
  forcedColors: 'Forced colours',
  hide: 'Hide preview',
  pixels: (width: number) => `${width} px`,
  scaled: (widthPx: number, scale: number) => `${widthPx} px, shown at ${percent.format(scale)}`,
  showStored: 'Show the stored values',
  valuesAsJson: 'Values as JSON',
  valuesHint: 'What a cart or a draft has stored, by field name. It starts with what is chosen in the preview.',
  valuesAreObject: 'Values must be an object with field names as keys.',
  allFit: 'Stored values: all of them still fit.',
  dropped: (fields: readonly string[]) => `Stored values: dropped ${list.format(fields)}.`,
  droppedBecause,
  replayedWith: 'Replayed with',
  replayedWithNothing: 'Replayed with nothing chosen yet.',
  nothingToShow: 'Nothing to show yet.',
  cannotRun: 'The template cannot run yet.',
  seeFindings: 'See the findings',
  showInPreview: 'Show in preview',

  articlePrice: 'Base price',
  lowestTotal: 'Lowest total',
  highestTotal: 'Highest total',
  noneValid: 'No configuration of this template is valid. See the findings.',
  calculating: 'Calculating …',
  withoutLimit: 'Unlimited',
  safeBound: 'An estimate: no configuration exceeds it, but possibly none reaches it.',
  reachedWith: 'Reached with',
  showValues: (count: number) => `Show ${formatCount(count, 'value', 'values')}`,
  reachedWithNothing: 'Reached with nothing chosen yet.',
  boundOf: (title: string, amount: string) => `${title}: ${amount}`,

  testOrder: 'Test order',
  backToPreview: 'Back to the preview',
  orderBroken: 'The template cannot run yet. See the findings.',
  orderRefused: 'The shop would refuse this order:',
  orderHint:
    'What would be stored, made and charged, calculated by the code that prices real orders. No order was placed.',
  workshopSheet: 'Worksheet',
  orderPrice: 'Price of the test order',
  price: 'Price',
  basePrice: 'Base price',
  total: 'Total',
};
