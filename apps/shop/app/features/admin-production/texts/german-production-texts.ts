import type { ProductionTexts } from './english-production-texts.ts';

/** The texts of the production page in German. */
export const germanProductionTexts: ProductionTexts = {
  title: 'Produktion',
  intro: 'Bezahlte Bestellungen auf ihrem Weg durch die Werkstatt, die ältesten zuerst.',
  loadFailed: 'Fehler beim Laden der Bestellungen',
  stages: { Offen: 'Offen', Zuschnitt: 'Zuschnitt', Näherei: 'Näherei', Verpackung: 'Verpackung' },
  pieces: (_count, text) => `${text} Stück`,
  workingDays: (count) => (count === 1 ? '1 Werktag' : `${count} Werktage`),
  moreOrders: (count) => (count === 1 ? '1 weitere, neuere Bestellung' : `${count} weitere, neuere Bestellungen`),

  updateFailed: 'Fehler beim Aktualisieren der Bestellung',
  theOrder: 'Die Bestellung',
  pickedUp: (order) => `${order} aufgenommen`,
  over: (order, stage) => `${order} über ${stage}`,
  dropped: (order) => `${order} abgelegt`,
  dropCancelled: (order) => `${order} bleibt, wo sie war`,
  instructions:
    'Mit der Leertaste aufnehmen, mit den Pfeiltasten in eine andere Spalte tragen, mit der Leertaste ablegen, mit Escape abbrechen.',
  drag: (order) => `${order} ziehen`,
  moveBack: (order, stage) => `${order} zurück nach ${stage}`,
  moveOn: (order, stage) => `${order} weiter nach ${stage}`,
  overdue: (day) => `Überfällig seit ${day}`,
  dispute: (day) => (day === null ? 'Käuferschutzfall' : `Käuferschutzfall bis ${day}`),
  due: (day) => `Fällig am ${day}`,

  toMake: 'Nach Maß zu fertigen',
  queue: 'Warteschlange',
  delivery: 'Heute bestellt, geliefert',
  noCapacity: 'Kapazität nicht angegeben',
  capacity: 'Kapazität',
  piecesPerWeek: 'Stück je Woche',
  piecesInvalid: 'Geben Sie ganze Stück von 1 bis 10.000 ein oder nichts.',
  saveCapacity: 'Kapazität speichern',
  capacityUpdated: 'Kapazität aktualisiert',
  capacityFailed: 'Fehler beim Aktualisieren der Kapazität',
  capacityConflict: 'Jemand anderes hat die Kapazität inzwischen geändert. Ihre Eingabe ist noch da.',
  loadCurrent: 'Aktuellen Stand laden',
};
