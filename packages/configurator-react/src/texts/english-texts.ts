import { englishMessages } from 'configurator-core';
import type { ConfiguratorTexts, CountedParts } from './configurator-texts.ts';

const counted =
  (unit: string) =>
  ({ charged, included, rate }: CountedParts): string =>
    `${charged} × ${rate} per ${unit}${included === null ? '' : `, ${included} included`}.`;

/** The English catalogue. */
export const englishTexts: ConfiguratorTexts = {
  locale: 'en-IE',
  issues: englishMessages,

  steps: 'Steps',
  stepPosition: (position, count) => `Step ${position} of ${count}`,
  stepComplete: 'complete',
  stepIncomplete: 'incomplete',
  back: 'Back',
  next: 'Next',
  submit: 'Finish',

  requiredMark: 'required',
  tooltipOf: (fieldLabel) => `About ${fieldLabel}`,
  charactersUsed: (count, limit) => `${count} of ${limit} characters`,
  chooseOption: 'Please choose',
  clearChoice: (fieldLabel) => `Clear choice: ${fieldLabel}`,
  pickColor: (fieldLabel) => `${fieldLabel}: pick a colour`,
  enlargePicture: (optionLabel) => `Enlarge picture: ${optionLabel}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  fullSize: 'Full size',

  requiredMissing: 'Please fill in all required fields:',
  pleaseCheck: 'Please check your entries:',

  priceSummary: 'Price',
  basePrice: 'Base price',
  total: 'Total',
  showPrice: 'Price details',
  fromPieces: (pieces, price) => `From ${pieces} pieces: ${price} each`,
  newTotal: (price) => `Total: ${price}`,

  why: 'Why this question?',
  whyOf: (fieldLabel) => `Why this question: ${fieldLabel}`,
  askedBecause: (choices) => `Asked because ${choices.join(' and ')}.`,
  whyPrice: 'Why?',
  whyLine: (lineLabel) => `Why? ${lineLabel}`,
  chargedBecause: (choices) => `Because ${choices.join(' and ')}.`,
  alwaysCharged: 'Applies whatever you choose.',
  shareOf: (of, percent, price) => `${percent}% of the ${of === 'base' ? 'base price' : 'subtotal'} of ${price}.`,
  counted: { per_character: counted('character'), per_unit: counted('unit') },
  tableCell: (entries, price) => `Price table: ${entries.join(', ')}: ${price}.`,

  unavailable: 'Not available with your choices',
  availableIf: (changes) => `Available if ${changes.join(' and ')}`,
  chosen: (fieldLabel, value) => `${fieldLabel} is ${value}`,
  becomes: (fieldLabel, value) => `${fieldLabel} = ${value}`,
  emptied: (fieldLabel) => `${fieldLabel} is empty`,
  applyChange: 'Apply',
  changed: (change) => `Changed: ${change}.`,
  yes: 'Yes',
  no: 'No',
  notComputed: 'Follows from your choices',

  answersDropped: (fieldLabels) =>
    fieldLabels.length === 1
      ? `1 later entry no longer applies: ${fieldLabels[0]}`
      : `${fieldLabels.length} later entries no longer apply: ${fieldLabels.join(', ')}`,
  undo: 'Undo',
  dismiss: 'Dismiss',

  loadEmbed: (host) => `Load content from ${host}`,
  embedNote: (host) => `Loading it sends data to ${host}.`,
  embedBlocked: 'This content is not allowed here.',

  chooseFiles: (maxFiles) => (maxFiles === 1 ? 'Choose file' : 'Choose files'),
  dropFiles: 'or drag here',
  filesAccepted: (kinds, maxFiles, size) =>
    [
      kinds.map((kind) => (kind === 'image' ? 'Pictures' : 'PDF files')).join(' and '),
      `at most ${maxFiles === 1 ? 'one file' : `${maxFiles} files`}`,
      ...(size === null ? [] : [`up to ${size} each`]),
    ].join(', '),
  removeFile: 'Remove',
  cancelUpload: 'Cancel',
  fileAdded: (name) => `${name} is uploaded.`,
  fileRemoved: (name) => `${name} is removed.`,
  uploadWaits: 'No connection. The upload will continue by itself.',
  uploadFailed: 'The file could not be uploaded.',
  uploadRunning: (fieldLabel) => `${fieldLabel} is still being uploaded. Please wait a moment.`,
  filesBlocked: 'Files cannot be sent here.',

  loadFailed: 'The configurator cannot be shown right now.',
  loadFailedWhy: 'The template has faults:',
  retry: 'Try again',
};
