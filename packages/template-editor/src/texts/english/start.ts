import { formatCount } from './format.ts';

/** The dialog that starts a template from an existing source. */
export const englishStart = {
  title: 'New template',
  command: 'Start from a product, a spreadsheet or a form',
  lead: 'This template is empty. Add a section, or start from something you have.',
  from: 'Start from',
  sources: { gallery: 'Products', table: 'Spreadsheet', form: 'SurveyJS or JSON Forms' },
  steps: { gallery: 'Start from a product', table: 'Start from a spreadsheet', form: 'Start from a form' },
  empty: 'Start blank',
  use: 'Use this template',
  preview: 'Preview',
  nothingYet: 'There is nothing to import yet.',
  readFile: 'Open a file',

  galleryHint: 'All texts, options and prices can be changed afterwards.',

  table: 'Table',
  tableHint:
    'Copy the cells of a spreadsheet and paste them here. The first row has the headings: Section, Label, Type, Options, Price, Required, Unit, Min, Max, Hint. Only Label is needed. Types are text, textarea, number, dropdown, radio, checkbox and colour. Options and their prices are divided by |, or written in rows of their own below the field.',
  showExample: 'Insert an example',
  example:
    'Section\tLabel\tType\tOptions\tPrice\tRequired\tUnit\tMin\tMax\nSize\tBack length\tnumber\t\t\tyes\tcm\t20\t90\nLook\tColour\tcolour\tRed #c1272d | Blue #1f3a8a\t0 | 4.50\tyes\t\t\t\nLook\tLining\tradio\tNone | Fleece\t0 | 15.00\t\t\t\t\n',
  place: (row: number, column: string | null) => (column === null ? `Row ${row}:` : `Row ${row}, column “${column}”:`),
  problemCount: (count: number) =>
    `${formatCount(count, 'cell or row has', 'cells or rows have')} to be corrected before the table becomes a template.`,
  ignored: (columns: string) => `Skipped columns: ${columns}`,
  problems: {
    empty: () => 'The table has no rows below the headings.',
    no_label_column: () => 'The first row needs the heading “Label”.',
    unclosed_quote: () => 'A quotation mark is opened here and never closed.',
    doubled_column: (cell: string) => `The heading “${cell}” names a column that already exists.`,
    too_large: () => 'The table has too many rows: at most 1000 are allowed.',
    label_missing: () => 'The label is missing.',
    option_without_field: (cell: string) => `There is no field above that “${cell}” could belong to.`,
    refused: () => 'This row cannot be read.',
    unknown_type: (cell: string) => `“${cell}” is not a type. Write text, number, radio, dropdown, checkbox or colour.`,
    options_missing: () => 'This type needs options.',
    not_taken: (cell: string) => `This type does not take “${cell}”.`,
    doubled_option: (cell: string) => `The option “${cell}” occurs twice.`,
    price: (cell: string) => `“${cell}” is not a price. Enter an amount such as 8.50.`,
    price_count: (cell: string) => `“${cell}” has to hold one price for each option, divided by |.`,
    price_without_option: (cell: string) => `The price “${cell}” needs an option in the same row.`,
    number: (cell: string) => `“${cell}” is not a number.`,
    min_over_max: (cell: string) => `The minimum ${cell} is larger than the maximum.`,
    flag: (cell: string) => `“${cell}” is neither yes nor no.`,
  },

  form: 'JSON of the form',
  formHint:
    'The JSON of a SurveyJS survey, or a JSON Schema for JSON Forms. With a UI schema, write { "schema": …, "uischema": … }.',
  kinds: { survey_js: 'SurveyJS', json_forms: 'JSON Forms' },
  converted: (kind: string) => `Read as ${kind}.`,
  nothingLeftOut: 'Everything was imported.',
  leftOut: (count: number) => `${formatCount(count, 'difference', 'differences')} from the source:`,
  formErrors: {
    unknown_kind: 'This is neither a SurveyJS survey nor a JSON Schema of an object.',
    not_loaded: 'The converter could not be loaded. Check the connection and change the text again.',
    refused: 'This form cannot become a template:',
  },
  noteCodes: {
    left_out: 'Skipped',
    ignored: 'Ignored',
    approximated: 'Similar',
    always_shown: 'Always shown',
    renamed: 'Renamed',
    unreadable: 'Unreadable',
    refused: 'Refused',
  },
};
