import type { EditorTexts } from '../editor-texts.ts';
import { formatCount } from './format.ts';
import { germanParts } from './parts.ts';

/** Problems of the template and their fixes. */
export const germanFindings: EditorTexts['findings'] = {
  severities: { error: 'Fehler', warning: 'Warnung', hint: 'Hinweis' },
  reasons: {
    json_logic: 'freies JSON Logic',
    text_rules: 'es ist kein Beispiel für einen verglichenen Text bekannt',
    budget: 'die Suche würde zu lange dauern',
  },
  failed: 'Die Prüfung konnte in diesem Browser nicht starten. Speichern ist weiterhin möglich.',
  checking: 'Wird geprüft …',
  isSound: 'Jede Bedingung hat eine Wirkung, und der Konfigurator lässt sich immer abschließen.',
  goThere: 'Zum Problem',
  showInPreview: 'In der Vorschau zeigen',
  undecided: (count) =>
    formatCount(count, 'Frage konnte nicht entschieden werden', 'Fragen konnten nicht entschieden werden'),
  here: 'Probleme an dieser Stelle',
  fixed: (fix) => `Behoben. ${fix}`,
  shortenTo: (condition) => `Kürzen auf: ${condition}`,
  removeCondition: 'Bedingung entfernen',
  makeOptional: 'Nicht mehr als Pflichtfeld führen',
  renameTo: (name) => `Umbenennen in „${name}“`,
  remove: (kind, label) => `${germanParts.named(kind, label)} entfernen`,
  removeIt: 'Entfernen',
  removeComparison: 'Vergleich entfernen',
  acceptResult: 'Neues Ergebnis übernehmen',
  shopperMeetsIt: 'Tritt auf bei',
  shopperMeetsItAtOnce: 'Tritt auf, bevor etwas gewählt ist.',
};
