import { germanMessages } from 'configurator-core';
import type { ConfiguratorTexts, CountedParts } from './configurator-texts.ts';

const counted =
  (unit: string) =>
  ({ charged, included, rate }: CountedParts): string =>
    `${charged} × ${rate} je ${unit}${included === null ? '' : `, ${included} inklusive`}.`;

/** The default catalogue. */
export const germanTexts: ConfiguratorTexts = {
  locale: 'de-DE',
  issues: germanMessages,

  steps: 'Schritte',
  stepPosition: (position, count) => `Schritt ${position} von ${count}`,
  stepComplete: 'vollständig',
  stepIncomplete: 'unvollständig',
  back: 'Zurück',
  next: 'Weiter',
  submit: 'Abschließen',

  requiredMark: 'Pflichtfeld',
  tooltipOf: (fieldLabel) => `Hinweis zu ${fieldLabel}`,
  charactersUsed: (count, limit) => `${count} von ${limit} Zeichen`,
  chooseOption: 'Bitte wählen',
  clearChoice: (fieldLabel) => `Auswahl aufheben: ${fieldLabel}`,
  pickColor: (fieldLabel) => `${fieldLabel}: Farbe aussuchen`,
  enlargePicture: (optionLabel) => `Bild vergrößern: ${optionLabel}`,
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  fullSize: 'Volle Größe',

  requiredMissing: 'Bitte füllen Sie alle Pflichtfelder aus:',
  pleaseCheck: 'Bitte prüfen Sie Ihre Angaben:',

  priceSummary: 'Preisübersicht',
  basePrice: 'Grundpreis',
  total: 'Gesamtpreis',
  showPrice: 'Preisübersicht',
  fromPieces: (pieces, price) => `Ab ${pieces} Stück: ${price} je Stück`,
  newTotal: (price) => `Gesamtpreis: ${price}`,

  why: 'Warum diese Frage?',
  whyOf: (fieldLabel) => `Warum diese Frage: ${fieldLabel}`,
  askedBecause: (choices) => `Gefragt, weil ${choices.join(' und ')}.`,
  whyPrice: 'Warum?',
  whyLine: (lineLabel) => `Warum? ${lineLabel}`,
  chargedBecause: (choices) => `Weil ${choices.join(' und ')}.`,
  alwaysCharged: 'Gilt unabhängig von Ihrer Wahl.',
  shareOf: (of, percent, price) =>
    `${percent}\u00a0% ${of === 'base' ? 'des Grundpreises' : 'der Zwischensumme'} von ${price}.`,
  counted: { per_character: counted('Zeichen'), per_unit: counted('Einheit') },
  tableCell: (entries, price) => `Preistabelle: ${entries.join(', ')}: ${price}.`,

  unavailable: 'Mit Ihren Angaben nicht verfügbar',
  availableIf: (changes) => `Verfügbar, wenn ${changes.join(' und ')}`,
  chosen: (fieldLabel, value) => `Sie „${value}“ als ${fieldLabel} gewählt haben`,
  becomes: (fieldLabel, value) => `${fieldLabel} = ${value}`,
  emptied: (fieldLabel) => `${fieldLabel} leer ist`,
  applyChange: 'Übernehmen',
  changed: (change) => `Geändert: ${change}.`,
  yes: 'Ja',
  no: 'Nein',
  notComputed: 'Ergibt sich aus Ihren Angaben',

  answersDropped: (fieldLabels) =>
    fieldLabels.length === 1
      ? `1 spätere Angabe gilt nicht mehr: ${fieldLabels[0]}`
      : `${fieldLabels.length} spätere Angaben gelten nicht mehr: ${fieldLabels.join(', ')}`,
  undo: 'Rückgängig machen',
  dismiss: 'Schließen',

  loadEmbed: (host) => `Inhalt von ${host} laden`,
  embedNote: (host) => `Beim Laden werden Daten an ${host} übertragen.`,
  embedBlocked: 'Dieser Inhalt ist nicht freigegeben.',

  chooseFiles: (maxFiles) => (maxFiles === 1 ? 'Datei auswählen' : 'Dateien auswählen'),
  dropFiles: 'oder hierher ziehen',
  filesAccepted: (kinds, maxFiles, size) =>
    [
      kinds.map((kind) => (kind === 'image' ? 'Bilder' : 'PDF-Dateien')).join(' und '),
      `höchstens ${maxFiles === 1 ? 'eine Datei' : `${maxFiles} Dateien`}`,
      ...(size === null ? [] : [`je bis ${size}`]),
    ].join(', '),
  removeFile: 'Entfernen',
  cancelUpload: 'Abbrechen',
  fileAdded: (name) => `${name} ist hochgeladen.`,
  fileRemoved: (name) => `${name} ist entfernt.`,
  uploadWaits: 'Keine Verbindung. Das Hochladen geht von selbst weiter.',
  uploadFailed: 'Die Datei konnte nicht hochgeladen werden.',
  uploadRunning: (fieldLabel) => `${fieldLabel} wird noch hochgeladen. Bitte warten Sie einen Moment.`,
  filesBlocked: 'Hier können keine Dateien gesendet werden.',

  loadFailed: 'Der Konfigurator kann gerade nicht angezeigt werden.',
  loadFailedWhy: 'Die Vorlage ist fehlerhaft:',
  retry: 'Erneut versuchen',
};
