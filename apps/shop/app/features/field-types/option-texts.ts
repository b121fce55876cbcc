import type { FieldOptionsProps } from 'template-editor';

/** Texts of the inspectors of the shop's own field types. */
interface OptionTexts {
  readonly range: string;
  readonly fromDays: string;
  readonly toDays: string;
  readonly days: string;
  readonly weekdays: string;
  readonly weekdaysHint: string;
  readonly today: (earliest: string, latest: string) => string;
  readonly wrongOrder: string;
  readonly sizes: string;
  readonly size: string;
  readonly measurement: (place: number) => string;
  readonly limit: (field: string, size: string) => string;
  readonly priceOf: (size: string) => string;
  readonly nameOf: (place: number) => string;
  readonly addSize: string;
  readonly removeSize: (size: string) => string;
  readonly addMeasurement: string;
  readonly removeMeasurement: (field: string) => string;
  readonly unknownField: (field: string) => string;
  readonly noNumberField: string;
  readonly taken: string;
  readonly empty: string;
  readonly notGrowing: string;
}

const german: OptionTexts = {
  range: 'Mögliche Tage',
  fromDays: 'Frühestens nach',
  toDays: 'Spätestens nach',
  days: 'Tagen',
  weekdays: 'Wochentage',
  weekdaysHint:
    'Nur diese Tage sind möglich und werden gezählt, auch in Bedingungen: „kleiner als 15“ sind 15 solche Tage.',
  today: (earliest, latest) => `Heute wäre das ${earliest} bis ${latest}.`,
  wrongOrder: 'Der späteste Tag muss nach dem frühesten liegen.',
  sizes: 'Größen',
  size: 'Größe',
  measurement: (place) => `Maß ${place}`,
  limit: (field, size) => `${field}, Größe ${size} bis`,
  priceOf: (size) => `Aufpreis für Größe ${size}`,
  nameOf: (place) => `Name der Größe ${place}`,
  addSize: 'Größe hinzufügen',
  removeSize: (size) => `Größe ${size} entfernen`,
  addMeasurement: 'Maß hinzufügen',
  removeMeasurement: (field) => `Maß ${field} entfernen`,
  unknownField: (field) =>
    `Ein Zahlenfeld „${field}“ gibt es in dieser Vorlage nicht. Ohne das Feld gibt es keinen Vorschlag.`,
  noNumberField: 'Die Vorlage hat kein weiteres Zahlenfeld.',
  taken: 'Diese Größe gibt es schon.',
  empty: 'Die Größe braucht einen Namen.',
  notGrowing: 'Die Grenze muss zwischen denen der Größe davor und danach liegen.',
};

const english: OptionTexts = {
  range: 'Possible days',
  fromDays: 'At the earliest after',
  toDays: 'At the latest after',
  days: 'days',
  weekdays: 'Weekdays',
  weekdaysHint: 'Only these days are possible and counted, in conditions too: “less than 15” means 15 such days.',
  today: (earliest, latest) => `Today this would be ${earliest} to ${latest}.`,
  wrongOrder: 'The latest day has to be after the earliest.',
  sizes: 'Sizes',
  size: 'Size',
  measurement: (place) => `Measurement ${place}`,
  limit: (field, size) => `${field}, size ${size} up to`,
  priceOf: (size) => `Surcharge for size ${size}`,
  nameOf: (place) => `Name of size ${place}`,
  addSize: 'Add a size',
  removeSize: (size) => `Remove size ${size}`,
  addMeasurement: 'Add a measurement',
  removeMeasurement: (field) => `Remove the measurement ${field}`,
  unknownField: (field) => `This template has no number field “${field}”. Without the field no size is suggested.`,
  noNumberField: 'The template has no other number field.',
  taken: 'This size exists already.',
  empty: 'The size needs a name.',
  notGrowing: 'The limit has to be between those of the size before and after.',
};

/** The texts by language of the editor. */
export const optionTexts: Readonly<Record<FieldOptionsProps['language'], OptionTexts>> = { de: german, en: english };
