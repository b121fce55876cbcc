import type { EditorTexts } from '../editor-texts.ts';
import { formatCount } from './format.ts';
import { germanParts } from './parts.ts';

const elements = (count: number) => formatCount(count, 'Element', 'Elemente');
const problems = (count: number) => formatCount(count, 'Problem', 'Probleme');

/** The dependency map. */
const map: EditorTexts['logic']['map'] = {
  title: 'Regelkarte',
  keys:
    'Die Pfeiltasten nach oben und unten führen von Knoten zu Knoten, nach links zu einer Ursache, nach rechts zu einer ' +
    'Wirkung. Enter wählt aus. Plus und Minus zoomen, 0 zeigt alles, / sucht.',
  loading: 'Die Karte wird gezeichnet …',
  unavailable: 'Die Karte konnte nicht geladen werden. Die Tabelle darunter zeigt dieselben Regeln.',
  search: 'In der Karte suchen',
  found: (count) => (count === 0 ? 'Kein Treffer' : `${formatCount(count, 'Treffer', 'Treffer')}. Enter springt hin.`),
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Alles zeigen',
  collapseAll: 'Alle einklappen',
  expandAll: 'Alle ausklappen',
  overview: 'Übersicht der Regelkarte',
  lane: (title, count) => `${title}, ${elements(count)}`,
  elements,
  problems,
  roles: { cause: 'Ursache', effect: 'Wirkung' },
  noSelection: 'Wählen Sie einen Knoten aus, um seine Ursachen und Wirkungen zu sehen.',
  causes: 'Hängt ab von',
  effects: 'Wirkt auf',
  noCauses: 'Nichts: immer sichtbar.',
  noEffects: 'Nichts.',
  edit: 'Eigenschaften',
  node: (label, rule, kind, causes, effects, problemCount) =>
    [
      label,
      ...(rule === '' ? [] : [rule]),
      germanParts.kinds[kind],
      formatCount(causes, 'Ursache', 'Ursachen'),
      formatCount(effects, 'Wirkung', 'Wirkungen'),
      ...(problemCount > 0 ? [problems(problemCount)] : []),
    ].join(', '),
};

/** The view of all rules. */
export const germanLogic: EditorTexts['logic'] = {
  title: 'Alle Regeln',
  empty:
    'Noch keine Regeln. Alles ist immer sichtbar, und nur Optionen haben einen Preis.' +
    ' Eine Bedingung fügen Sie in den Eigenschaften eines Teils unter „Sichtbarkeit“ hinzu.',
  dependencies: 'Abhängigkeiten',
  part: 'Teil',
  rule: 'Regel',
  always: 'Immer',
  filter: 'Regeln filtern',
  shown: (count, all) => `${count} von ${formatCount(all, 'Regel', 'Regeln')}`,
  onlyProblems: 'Nur mit Problemen',
  map,
};
