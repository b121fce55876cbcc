/** The template as JSON. */
export const englishJson = {
  title: 'JSON',
  exportFile: 'Export file',
  importFile: 'Import file',
  fallbackFileName: 'template',
  importStep: (file: string) => `Import “${file}”`,
  label: 'Template as JSON',
  apply: 'Apply',
  changeStep: 'Change JSON',
  discard: 'Discard',
  /** Error message for a save while typed JSON is neither applied nor discarded. */
  pending: 'Apply or discard the typed JSON first.',
  nothingChanged: 'Nothing was changed.',
  wholeTemplate: 'template',
  notJson: (line: number, column: number) => `Invalid JSON: line ${line}, column ${column}.`,
  /** Nested too deeply to parse. */
  tooDeep: 'Invalid JSON: it is nested too deeply.',
  unreadable: 'This is not a valid template.',
  doubledId: (id: string) => `The id “${id}” is used by two parts.`,
};
