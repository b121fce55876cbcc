import type { EditorTexts } from '../editor-texts.ts';
import { formatCount, germanLocale } from './format.ts';

const percent = new Intl.NumberFormat(germanLocale, { style: 'percent' });
const list = new Intl.ListFormat(germanLocale);

/** The preview, prices and the test order. */
export const germanPreview: EditorTexts['preview'] = {
  title: 'Vorschau',
  width: 'Breite',
  widths: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Handy' },
  asNewShopper: 'Wie beim ersten Besuch',
  storedValues: 'Gespeicherte Werte',
  forcedColors: 'Erzwungene Farben',
  hide: 'Vorschau ausblenden',
  pixels: (width) => `${width} px`,
  scaled: (widthPx, scale) => `${widthPx} px, gezeigt mit ${percent.format(scale)}`,
  showStored: 'Gespeicherte Werte zeigen',
  valuesAsJson: 'Werte als JSON',
  valuesHint:
    'Was ein Warenkorb oder ein Entwurf gespeichert hat, nach Feldnamen. Zu Beginn steht hier die Auswahl der Vorschau.',
  valuesAreObject: 'Werte sind ein Objekt: Feldnamen mit dem, was gewählt wurde.',
  allFit: 'Gespeicherte Werte: Alle passen noch.',
  dropped: (fields) => `Gespeicherte Werte: verworfen ${list.format(fields)}.`,
  droppedBecause: {
    unknown_field: (field) => `„${field}“ (Feld gibt es nicht)`,
    does_not_fit: (field) => `„${field}“ (der Wert passt nicht)`,
  },
  replayedWith: 'Nachgestellt mit',
  replayedWithNothing: 'Nachgestellt, bevor etwas gewählt ist.',
  nothingToShow: 'Es gibt noch nichts zu zeigen.',
  cannotRun: 'Die Vorlage ist noch nicht lauffähig.',
  seeFindings: 'Befunde ansehen',
  showInPreview: 'In der Vorschau zeigen',

  articlePrice: 'Preis des Artikels',
  lowestTotal: 'Niedrigster Gesamtpreis',
  highestTotal: 'Höchster Gesamtpreis',
  noneValid: 'Keine Konfiguration dieser Vorlage ist gültig. Die Befunde nennen den Grund.',
  calculating: 'Wird berechnet …',
  withoutLimit: 'Unbegrenzt',
  safeBound: 'Eine sichere Grenze: Keine Konfiguration liegt darüber hinaus, aber vielleicht erreicht sie auch keine.',
  reachedWith: 'Erreicht mit',
  showValues: (count) => `${formatCount(count, 'Wert', 'Werte')} zeigen`,
  reachedWithNothing: 'Erreicht, bevor etwas gewählt ist.',
  boundOf: (title, amount) => `${title}: ${amount}`,

  testOrder: 'Testbestellung',
  backToPreview: 'Zurück zur Vorschau',
  orderBroken: 'Die Vorlage ist noch nicht lauffähig. Die Befunde nennen den Grund.',
  orderRefused: 'Der Shop würde diese Bestellung ablehnen:',
  orderHint:
    'Was gespeichert, gefertigt und berechnet würde, mit derselben Berechnung wie bei echten Bestellungen. Es wurde nichts bestellt.',
  workshopSheet: 'Blatt für die Werkstatt',
  orderPrice: 'Preis der Testbestellung',
  price: 'Preis',
  basePrice: 'Grundpreis',
  total: 'Gesamtpreis',
};
