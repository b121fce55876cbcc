import { formatCents, formatNumber, readConfiguratorSettings, valueWords } from 'configurator-core';
import { builtInWords } from 'configurator-core/templates';
import { company, factText } from '../../legal/index.ts';
import { type PdfWriter, writePdf } from '../_shared/documents/pdf-document.ts';
import type { AccountExport } from './account-export.schema.ts';

const german = valueWords('de');

/** German labels of exported columns. Other columns keep their names. */
const labels: Readonly<Record<string, string>> = {
  id: 'Kennung',
  email: 'E-Mail',
  createdAt: 'Angelegt am',
  mediaType: 'Dateityp',
  bytes: 'Größe in Byte',
  created_at: 'Angelegt am',
  updated_at: 'Geändert am',
  lastSignInAt: 'Zuletzt angemeldet am',
  first_name: 'Vorname',
  last_name: 'Nachname',
  phone: 'Telefon',
  street: 'Straße und Hausnummer',
  postal_code: 'Postleitzahl',
  city: 'Stadt',
  country: 'Land',
  deactivated_at: 'Gesperrt seit',
  label: 'Bezeichnung',
  name: 'Name',
  measured_at: 'Gemessen am',
  answers: 'Angaben',
  orderId: 'Bestellnummer',
  order_number: 'Bestellnummer',
  status: 'Zahlung',
  visualStatus: 'Stand',
  totalCents: 'Gesamtsumme',
  shippingCents: 'Versand',
  unitPriceCents: 'Einzelpreis',
  recipient: 'Empfänger',
  items: 'Artikel',
  message: 'Nachricht',
  subject: 'Betreff',
  received_at: 'Eingegangen am',
};

/** Writes all data the shop stores about a user as a readable PDF. */
export function accountPdf(exported: AccountExport, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const facts = { title: 'Meine Daten', author: factText(company, 'legalName'), createdAt: now };
  return writePdf(facts, (writer) => {
    writer.heading('Meine Daten', 1);
    writer.paragraph(`Stand: ${germanMoment(now)}. Das ist alles, was wir über Sie gespeichert haben.`);
    part(writer, 'Konto', [{ ...exported.account, Rollen: exported.roles.join(', ') }]);
    part(writer, 'Profil', exported.profile === null ? [] : [exported.profile]);
    part(writer, 'Weitere Lieferadressen', exported.deliveryAddresses);
    part(writer, 'Hunde', exported.dogs);
    part(writer, 'Hochgeladene Dateien', exported.files);
    part(writer, 'Bestellungen', exported.orders);
    part(writer, 'Anfragen', exported.contactRequests);
    part(writer, 'Widerrufe', exported.withdrawals);
  });
}

function part(writer: PdfWriter, title: string, rows: readonly Readonly<Record<string, unknown>>[]): void {
  writer.heading(title, 2);
  if (rows.length === 0) writer.paragraph('Nichts gespeichert.');
  for (const row of rows) {
    const cells = Object.entries(row).map(([key, value]) => [labels[key] ?? key, shown(key, value)]);
    writer.table({ header: ['Gespeichert', 'Inhalt'], rows: cells, widths: [1, 2], rightColumns: [] });
  }
}

/** Formats a fact as readable text; nested facts become one line each. */
function shown(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'number' && key.endsWith('Cents')) return formatCents(value);
  if (typeof value === 'number') return formatNumber(value, german.locale);
  if (typeof value === 'boolean') return value ? german.yes : german.no;
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? germanMoment(new Date(value)) : value;
  if (Array.isArray(value)) return value.map((item) => shown(key, item)).join('\n');
  if (key === 'configuratorSettings') return shownSettings(value);
  return Object.entries(value)
    .filter(([inner]) => !inner.startsWith('_'))
    .map(([inner, part]) => `${labels[inner] ?? inner}: ${shown(inner, part)}`)
    .join('\n');
}

/** Formats a configuration with its labels and units, as the order shows it. */
function shownSettings(settings: unknown): string {
  const read = readConfiguratorSettings(settings, builtInWords);
  return (read.ok ? read.value : [])
    .flatMap(({ fields }) => fields)
    .filter(({ displayValue }) => displayValue !== '')
    .map(({ label, displayValue }) => `${label}: ${displayValue}`)
    .join('\n');
}

function germanMoment(moment: Date): string {
  return moment.toLocaleString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'short' });
}
