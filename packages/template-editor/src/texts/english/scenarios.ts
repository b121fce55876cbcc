import { englishLocale, formatCount } from './format.ts';

const digits = new Intl.NumberFormat(englishLocale);

/** Scenarios: values with the results that the template must give. */
export const englishScenarios = {
  what: 'A scenario keeps what was chosen in the preview and its result. If the result changes, the template cannot go live.',
  none: 'No scenarios yet. Choose something in the preview and record it.',
  toPreview: 'Open the preview',
  record: 'Record scenario',
  cancel: 'Cancel',
  name: 'Name',
  nameHint: 'What it shows, for example “Large coat with full lining”.',
  nameMissing: 'Please enter a name.',
  pieces: 'Pieces',
  piecesHint: 'Of one cart line. They decide the quantity break.',
  piecesBetween: (most: number) => `Must be a whole number from 1 to ${digits.format(most)}.`,
  cannotRun: 'The template cannot run yet. See the findings.',
  with: 'Chosen',
  withNothing: 'Nothing is chosen.',
  expects: (fields: number, issues: number, total: string, pieces: number) =>
    `Expected: ${formatCount(fields, 'visible field', 'visible fields')}, ${formatCount(issues, 'issue', 'issues')}, ${
      pieces === 1 ? 'total' : `price of each of ${formatCount(pieces, 'piece', 'pieces')}`
    } ${total}.`,
  ofPieces: (pieces: number) => `For ${formatCount(pieces, 'piece', 'pieces')} of one cart line.`,
  passes: 'Passes.',
  running: 'Running …',
  showInPreview: 'Show in preview',
  titled: (name: string) => `Scenario “${name}”`,
  accept: 'Accept the new result',
  accepted: (name: string) => `Accept the new result of “${name}”`,
  remove: 'Remove',
  removed: (name: string) => `Remove the scenario “${name}”`,
  renamed: (name: string) => `Rename the scenario to “${name}”`,
  recorded: (name: string) => `Record the scenario “${name}”`,
};
