import type { EditorTexts } from '../editor-texts.ts';
import { formatCount } from './format.ts';

/** Published versions, and the review before publishing. */
export const germanVersions: EditorTexts['versions'] = {
  title: 'Versionen',
  loading: 'Wird geladen …',
  notPublished: 'Noch nicht veröffentlicht.',
  version: (version) => `Version ${version}`,
  live: 'Live',
  publishedBy: (time, author) => `${time}, ${author}`,
  deletedAccount: 'ein gelöschtes Konto',
  compare: 'Vergleichen',
  compareWith: (version) => `Mit Version ${version} vergleichen`,
  restore: 'Wiederherstellen',
  restoreVersion: (version) => `Version ${version} wiederherstellen`,
  restored: (version) => `Version ${version} wiederherstellen. Speichern Sie, um sie zu behalten.`,
  changesSince: (version) => `Änderungen seit Version ${version}`,
  listUnreadable: 'Die Versionen konnten nicht gelesen werden.',
  versionUnreadable: (version) => `Version ${version} ist nicht lesbar.`,
  versionNotLoaded: (version) => `Version ${version} konnte nicht geladen werden.`,

  changes: {
    section_added: 'Neue Abschnitte',
    section_removed: 'Entfernte Abschnitte',
    section_changed: 'Geänderte Abschnitte',
    field_added: 'Neue Felder',
    field_removed: 'Entfernte Felder',
    field_renamed: 'Umbenannte Felder',
    field_changed: 'Geänderte Felder',
    option_added: 'Neue Optionen',
    option_removed: 'Entfernte Optionen',
    option_changed: 'Geänderte Optionen',
    required_added: 'Jetzt Pflichtfelder',
    required_removed: 'Keine Pflichtfelder mehr',
    price_changed: 'Geänderte Preise',
    scenario_changed: 'Geänderte Szenarien',
    translation_changed: 'Geänderte Übersetzungen',
    translation_outdated: 'Veraltete Übersetzungen',
    rule_changed: 'Geänderte Regeln',
    order_changed: 'Geänderte Reihenfolge',
  },
  noChanges: 'Keine Änderungen.',
  cartsUntouched: 'Offene Warenkörbe sind nicht betroffen: Ihr Inhalt bleibt zum selben Preis gültig.',
  cartsTouched: (count) =>
    `Offene Warenkörbe mit einer Angabe zu ${formatCount(count, 'diesem Punkt', 'dieser Punkte')} werden vor der Bestellung noch einmal geprüft. Aufgegebene Bestellungen behalten ihre Version.`,

  release: 'Änderungen prüfen',
  keepEditing: 'Weiter bearbeiten',
  saveDraft: 'Als Entwurf speichern',
  saveLive: 'Speichern und veröffentlichen',
  liveNotLoaded:
    'Die Live-Version konnte nicht geladen werden. Schließen Sie dieses Fenster und versuchen Sie es erneut.',
  warnings: (count) =>
    `${formatCount(count, 'Warnung verhindert', 'Warnungen verhindern')} die Veröffentlichung nicht.`,
  firstVersion: 'Die erste Version',
  changesSinceLive: (version) => `Änderungen seit Version ${version}, die live ist`,
  nothingLive: 'Noch ist nichts live.',
  liveUnreadable: 'Die Live-Version ist nicht lesbar.',
  blocking: 'Probleme, die die Veröffentlichung verhindern',
  errorsKeep: (count) =>
    `${formatCount(count, 'Fehler verhindert', 'Fehler verhindern')} die Veröffentlichung; der Shop bleibt, wie er ist.`,
  seeFindings: 'Befunde ansehen',
  effect: 'Auswirkung auf Warenkörbe und Bestellungen',
  cartsAndOrders: 'Warenkörbe und Bestellungen',
  notUsed: 'Noch kein Artikel verwendet diese Vorlage.',
  usedBy: (count, articles) => `${formatCount(count, 'Artikel verwendet', 'Artikel verwenden')} sie: ${articles}.`,
  cartsCheckThemselves:
    'Warenkörbe liegen in den Browsern der Kundschaft und lassen sich nicht zählen. Jeder Warenkorb prüft sich beim Öffnen selbst: Hat sich ein Preis geändert, zeigt er beide Preise. Positionen, die so nicht mehr bestellbar sind, werden übertragen, und gefragt wird nur nach dem, was fehlt.',
  noneUnpaid: 'Keine Bestellung wartet auf Zahlung.',
  unpaid: (count) =>
    formatCount(
      count,
      'Bestellung wartet auf Zahlung und behält Version und Preis.',
      'Bestellungen warten auf Zahlung und behalten Version und Preis.',
    ),
  ordersNeverChange: 'Aufgegebene Bestellungen ändern sich nie.',
};
