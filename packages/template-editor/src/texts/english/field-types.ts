import type { FieldType } from 'configurator-core';

/** Texts of a field type in the list of types, and the label of a new field. */
export interface FieldTypeTexts {
  readonly label: string;
  readonly title: string;
  readonly description: string;
  readonly draftLabel: string;
}

const types: Readonly<Record<FieldType, FieldTypeTexts>> = {
  text: { label: 'Text', title: 'Text field', description: 'One line', draftLabel: 'Text' },
  textarea: { label: 'Text area', title: 'Text area field', description: 'Several lines', draftLabel: 'Notes' },
  number: {
    label: 'Number',
    title: 'Number field',
    description: 'A measurement or a count',
    draftLabel: 'Number',
  },
  dropdown: {
    label: 'Dropdown',
    title: 'Dropdown field',
    description: 'One choice from a drop-down list',
    draftLabel: 'Choice',
  },
  radio: { label: 'Radio', title: 'Radio field', description: 'One choice, all options visible', draftLabel: 'Choice' },
  checkbox: {
    label: 'Checkbox',
    title: 'Checkbox field',
    description: 'Yes or no, or several of its options',
    draftLabel: 'Extra',
  },
  color: { label: 'Colour', title: 'Colour field', description: 'One choice of colours', draftLabel: 'Colour' },
  static_text: {
    label: 'Static text',
    title: 'Static text field',
    description: 'Text without an input',
    draftLabel: 'Information',
  },
  iframe: {
    label: 'Embedded page',
    title: 'Embedded page field',
    description: 'A video or a page in a frame',
    draftLabel: 'Video',
  },
  computed: {
    label: 'Computed',
    title: 'Computed field',
    description: 'Calculated from other fields by a formula',
    draftLabel: 'Computed value',
  },
  file: { label: 'File', title: 'File field', description: 'Pictures or PDF files to upload', draftLabel: 'File' },
};

/** Field types, and the properties specific to some of them. */
export const englishFieldTypes = {
  types,
  minimum: 'Minimum',
  maximum: 'Maximum',
  step: 'Step',
  stepHint: 'Counted from the minimum, or from 0.',
  stepTooSmall: 'Must be more than 0.',
  crossedNumbers: 'The minimum is greater than the maximum.',
  wholeNumbers: 'Whole numbers only',
  greaterThanField: 'Must be greater than',
  lessThanField: 'Must be less than',
  comparisonHint: 'Applies when both fields are filled in.',
  noOtherField: 'No other field',
  minLength: 'Minimum length',
  maxLength: 'Maximum length',
  crossedLengths: 'The minimum length is greater than the maximum length.',
  pattern: 'Pattern',
  patternHint: 'A regular expression that the whole text must match.',
  email: 'Must be an e-mail address',
  accept: 'Accepted files',
  accepts: { both: 'Pictures and PDF files', image: 'Pictures', pdf: 'PDF files' },
  maxFiles: 'Maximum number of files',
  maxFilesHint: (most: number) => `From 1 to ${most}.`,
  tooManyFiles: (most: number) => `At most ${most} files.`,
  maxFileSize: 'Maximum size of a file',
  maxFileSizeHint: 'Leave empty for the limit of the shop.',
  message: 'Custom error message',
  messageHint: 'Replaces the built-in message of every check except comparisons.',
  defaultValue: 'Default value',
  checkedByDefault: 'Checked by default',
  placeholder: 'Placeholder',
  placeholderHint: 'Shown while the field is empty. It does not replace the label.',
  hint: 'Help text',
  display: 'Show options as',
  displays: { list: 'List', cards: 'Cards', swatches: 'Swatches' },
  unit: 'Unit',
  unitHint: 'For example cm.',
  rows: 'Rows',
  cutOff: 'Truncate at maximum length',
  cutOffHint: 'If off, a longer text is an error that the shopper has to correct.',
  html: 'Content (HTML)',
  htmlHint:
    'Headings, paragraphs, lists, links and emphasis. Everything else is removed when the template is saved and again when it is displayed.',
  url: 'URL (https)',
  urlHint: 'Only pages of hosts the shop allows are shown.',
  notAnAddress: 'This is not a valid URL.',
  notSecure: 'The URL must begin with https.',
};
