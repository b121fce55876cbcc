export type {
  ConversionNote,
  ConversionNoteCode,
  ConversionOptions,
  Converted,
  FallbackNames,
} from './conversion.ts';
export type {
  ConditionFault,
  ConditionFaultSentences,
  ConversionReason,
  ConversionSentences,
} from './conversion-reason.ts';
export { formatConditionFault, formatConversionReason } from './format-reason.ts';
export { fromJsonForms, type JsonFormsSource } from './json-forms/from-json-forms.ts';
export { fromSurveyJs } from './survey-js/from-survey-js.ts';
