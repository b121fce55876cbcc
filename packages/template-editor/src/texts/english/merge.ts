import { formatCount } from './format.ts';

/** Merging a template with what another admin saved. */
export const englishMerge = {
  step: 'Merge the other admin’s changes',
  template: 'the template itself',
  deleted: (part: string) => `${part} (deleted)`,
  more: (count: number) => formatCount(count, 'more part', 'more parts'),
  taken: (parts: string) => `Changed by another admin in the meantime and kept: ${parts}.`,
  ask: 'You both changed or deleted the following. What applies? All other changes are merged.',
  faults: 'Your changes and those of the other admin do not fit together:',
  fixFirst: 'Keep editing, correct it and save again. Then both are merged.',
  mine: 'Yours',
  theirs: 'Saved in the meantime',
  merge: 'Merge and save',
  isDeleted: 'Deleted',
  isKept: 'Kept, with all changes',
  existence: 'Delete or keep',
  place: 'Position',
  order: 'Order',
  property: (part: string, property: string) => `${part}: ${property}`,
  templateName: 'Name',
  amountOff: 'Discount per piece',
  currency: 'Currency',
  language: 'Language',
  values: 'Chosen values',
  basePrice: 'Base price',
  expected: 'Expected result',
};
