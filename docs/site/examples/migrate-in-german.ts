// #region german
import { type ConversionNote, fromSurveyJs } from 'configurator-core/convert';

const converted = fromSurveyJs(
  {
    pages: [
      {
        elements: [
          { type: 'text', name: 'neck' },
          { type: 'signaturepad', name: 'sign' },
        ],
      },
    ],
  },
  { names: { survey: 'Umfrage', form: 'Formular', step: (position) => `Schritt ${position}` } },
);
if (!converted.ok) throw new Error(converted.error[0]?.message);

/** The German text of a note, or the English one. */
function inGerman({ reason, message }: ConversionNote): string {
  switch (reason.code) {
    case 'unknown_element':
      return `Vorlagen kennen „${reason.type}“ nicht.`;
    case 'renamed':
      return `„${reason.name}“ heißt in der Vorlage „${reason.newName}“.`;
    default:
      return message;
  }
}

export const { template } = converted.value;
export const notes = converted.value.notes.map(inGerman);
// #endregion german
