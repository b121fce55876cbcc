// #region survey
import { fromSurveyJs } from 'configurator-core/convert';

const survey = {
  title: 'Dog tag',
  pages: [
    {
      name: 'engraving',
      elements: [
        { type: 'radiogroup', name: 'engraving', title: 'Engraving', isRequired: true, choices: ['none', 'front'] },
        { type: 'text', name: 'text', title: 'Text', maxLength: 12, visibleIf: "{engraving} = 'front'" },
        { type: 'signaturepad', name: 'signature', title: 'Signature' },
      ],
    },
  ],
};

const converted = fromSurveyJs(survey);
if (!converted.ok) throw new Error(converted.error[0]?.message);

export const { template } = converted.value;
export const notes = converted.value.notes.map(({ code, path, message }) => `${path.join('.')}: ${message} (${code})`);
// #endregion survey
