import { type BuiltInFieldType, defineKind, type FieldTypeFacts } from '../kinds/value-kind.ts';

/** No value; the field only shows content. */
const contentKind = defineKind({
  holdsValue: false,
  domain: () => ({ kind: 'choice', values: [] }),
  normalise: () => undefined,
  withoutHidden: () => undefined,
});

/** Text from `additional_options.html`. */
export const staticTextType: BuiltInFieldType = () => contentKind;

export const staticTextFacts: FieldTypeFacts = {
  options: ['html'],
  rules: [],
  foreignNames: { surveyQuestions: ['html'] },
};

/** A page from `additional_options.url`. */
export const iframeType: BuiltInFieldType = () => contentKind;

export const iframeFacts: FieldTypeFacts = { options: ['url'], rules: [], foreignNames: {} };
