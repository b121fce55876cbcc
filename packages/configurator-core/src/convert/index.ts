export type { ConversionNote, ConversionNoteCode, Converted } from './conversion.ts';
export { fromJsonForms, type JsonFormsSource } from './json-forms/from-json-forms.ts';
export { fromSurveyJs } from './survey-js/from-survey-js.ts';
