import type { PartKind } from 'configurator-core';
import { formatCount } from './format.ts';
import { englishParts } from './parts.ts';

/** The tree of the template's parts. */
export const englishStructure = {
  title: 'Structure',
  tree: 'Structure of the template',
  empty: 'No sections yet. A section is one step of the configurator.',
  addSection: 'Add Section',
  addPart: 'Add a part',
  partTypes: 'Part types',
  option: { label: 'Option', description: 'Another choice of this field' },
  group: { label: 'Group', description: 'Fields shown together' },
  section: { label: 'Section', description: 'One step of the configurator' },
  priceRule: { label: 'Price rule', description: 'An amount by measurement or combination' },
  toolbar: 'Selected parts',
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  copy: 'Copy',
  paste: 'Paste',
  delete: 'Delete',
  hide: 'Hide structure',
  selected: (count: number) => formatCount(count, 'selected', 'selected'),
  // Notes on the part of a row.
  isRequired: 'required',
  hasCondition: 'has a condition',
  hasError: 'has an error',
  hasWarning: 'has a warning',
  open: 'Open',
  close: 'Close',

  dragHelp:
    'Space picks it up, the arrow keys choose a place, Space drops it, Escape cancels. Alt with an arrow key moves it at once.',
  thisPart: 'this',
  pickedUp: (what: string) => `Picked up ${what}.`,
  dropped: (what: string) => `Dropped ${what}.`,
  nothingMoved: (what: string) => `Nothing moved: ${what}.`,
  cancelled: (what: string) => `Cancelled. Nothing moved: ${what}.`,
  inParent: (kind: PartKind, label: string) => `in ${englishParts.named(kind, label)}, `,
  placeOf: (place: number, count: number) => `place ${place} of ${count}`,
  placesOf: (first: number, last: number, count: number) => `places ${first} to ${last} of ${count}`,
  whereItWas: ', where it was',
};
