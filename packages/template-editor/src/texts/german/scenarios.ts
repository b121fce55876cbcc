import type { EditorTexts } from '../editor-texts.ts';
import { formatCount, germanLocale } from './format.ts';

const digits = new Intl.NumberFormat(germanLocale);

/** Scenarios: values with the results that the template must give. */
export const germanScenarios: EditorTexts['scenarios'] = {
  what: 'Ein Szenario hält fest, was in der Vorschau gewählt ist und was dabei herauskommt. Ändert sich das Ergebnis, kann die Vorlage nicht live gehen.',
  none: 'Noch keine Szenarien. Wählen Sie in der Vorschau etwas aus und halten Sie es fest.',
  toPreview: 'Vorschau öffnen',
  record: 'Szenario festhalten',
  cancel: 'Abbrechen',
  name: 'Name',
  nameHint: 'Was es zeigt, zum Beispiel „Großer Mantel, ganz gefüttert“.',
  nameMissing: 'Bitte geben Sie einen Namen ein.',
  pieces: 'Stück',
  piecesHint: 'In einer Position des Warenkorbs. Sie entscheiden über den Mengenrabatt.',
  piecesBetween: (most) => `Bitte geben Sie eine ganze Zahl von 1 bis ${digits.format(most)} ein.`,
  cannotRun: 'Die Vorlage ist noch nicht lauffähig. Die Befunde nennen den Grund.',
  with: 'Gewählt',
  withNothing: 'Es ist nichts gewählt.',
  expects: (fields, issues, total, pieces) =>
    `Erwartet: ${formatCount(fields, 'sichtbares Feld', 'sichtbare Felder')}, ${formatCount(issues, 'Beanstandung', 'Beanstandungen')}, ${
      pieces === 1 ? 'Gesamtpreis' : `Stückpreis bei ${formatCount(pieces, 'Stück', 'Stück')}`
    } ${total}.`,
  ofPieces: (pieces) => `Für ${formatCount(pieces, 'Stück', 'Stück')} in einer Position des Warenkorbs.`,
  passes: 'Erfüllt.',
  running: 'Wird geprüft …',
  showInPreview: 'In der Vorschau zeigen',
  titled: (name) => `Szenario „${name}“`,
  accept: 'Neues Ergebnis übernehmen',
  accepted: (name) => `Neues Ergebnis von „${name}“ übernehmen`,
  remove: 'Entfernen',
  removed: (name) => `Szenario „${name}“ entfernen`,
  renamed: (name) => `Szenario in „${name}“ umbenennen`,
  recorded: (name) => `Szenario „${name}“ festhalten`,
};
