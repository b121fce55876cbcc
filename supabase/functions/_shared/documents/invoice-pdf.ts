import { formatNumber } from 'configurator-core';
import { factText, type ShopTerms } from '../../../legal/index.ts';
import { addressLines, formatPriceLines, type OrderInMail, withdrawalTerm } from '../orders/order-in-mail.ts';
import type { OrderItem } from '../orders/orders.schema.ts';
import { correctionTable } from './correction-table.ts';
import { formatMoney } from './format-money.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { type PdfWriter, writePdf } from './pdf-document.ts';

/** Names of the documents, in titles and file names. */
export const invoiceNames: Readonly<Record<InvoiceFacts['kind'], string>> = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  correction: 'Rechnungskorrektur',
};

/**
 * Writes the invoice of an order (section 14 UStG), its cancellation, or a correction of a part (section 17 UStG), with
 * negated amounts. Every fact is the one stored with the order, so that a document does not depend on the day it is
 * written.
 */
export function invoicePdf(order: OrderInMail, facts: InvoiceFacts): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${invoiceNames[facts.kind]} ${facts.number}`;
  const { company } = order.terms.facts;
  return writePdf({ title, author: factText(company, 'legalName'), createdAt: facts.issuedAt }, (writer) => {
    writer.note(senderLine(company));
    writer.paragraph(addressLines(order.recipient).join('\n'));
    writer.heading(title, 1);
    if (facts.kind !== 'invoice') {
      writer.paragraph(`zur Rechnung ${facts.invoiceNumber} vom ${germanDay(facts.invoiceIssuedAt)}`);
    }
    writer.table({
      header: ['Rechnungsdaten', ''],
      rows: [
        ['Datum', germanDay(facts.issuedAt)],
        ...(facts.kind === 'cancellation' ? [['Storniert die Rechnung', facts.invoiceNumber]] : []),
        ['Bestellnummer', order.order_id],
        ['Bezahlt mit', 'PayPal'],
        ['Leistungszeitpunkt', 'Lieferung gemäß Versandbestätigung'],
      ],
      widths: [1, 2],
      rightColumns: [],
    });
    writer.heading('Positionen', 2);
    writer.table(facts.kind === 'correction' ? correctionTable(order, facts) : itemTable(order, facts));
    writer.heading('Summe', 2);
    writer.table(totalsTable(order, facts));
    if (facts.kind === 'invoice') {
      writer.heading('Widerrufsrecht', 2);
      writer.table({
        header: ['Pos.', 'Widerrufsrecht'],
        rows: withdrawalRows(order),
        widths: [1, 12],
        rightColumns: [],
      });
    }
    writeClosing(writer, order, facts);
  });
}

function itemTable(order: OrderInMail, facts: InvoiceFacts) {
  const { currency } = order.terms.facts;
  return {
    header: ['Pos.', 'Artikel', 'Menge', 'Einzelpreis', 'Betrag'],
    rows: inOrder(order).map((item, index) => [
      String(index + 1),
      formatItem(item),
      String(item.quantity),
      formatMoney(item.unit_price_cents, currency),
      formatMoney(signOf(facts) * item.unit_price_cents * item.quantity, currency),
    ]),
    widths: [1, 8, 1.6, 2.6, 2.6],
    rightColumns: [2, 3, 4],
  };
}

/** Returns the title and, below it, the surcharges included in the price. */
function formatItem(item: OrderItem): string {
  const lines = formatPriceLines(item);
  return [item.title, ...(lines.length > 0 ? ['Im Einzelpreis enthalten:', ...lines] : [])].join('\n');
}

function withdrawalRows(order: OrderInMail): string[][] {
  return inOrder(order).map((item, index) => [String(index + 1), withdrawalTerm(item, order)]);
}

function inOrder({ order_items: items }: OrderInMail) {
  return [...items].sort((one, other) => one.position - other.position);
}

function totalsTable(order: OrderInMail, facts: InvoiceFacts) {
  const { currency, tax, vatPercent } = order.terms.facts;
  const { amountCents, vatCents } = facts;
  const money = (cents: number) => formatMoney(signOf(facts) * cents, currency);
  const rows = [
    ...(facts.kind === 'correction'
      ? []
      : [['Versand', order.shipping_cents === 0 ? 'Kostenlos' : money(order.shipping_cents)]]),
    ...(tax === 'regular'
      ? [
          ['Nettobetrag', money(amountCents - vatCents)],
          [`Enthaltene Umsatzsteuer ${formatNumber(vatPercent, 'de')} %`, money(vatCents)],
        ]
      : []),
    ['Gesamtbetrag', money(amountCents)],
  ];
  return { header: ['Summe', 'Betrag'], rows, widths: [5, 2], rightColumns: [1] };
}

function signOf({ kind }: InvoiceFacts): 1 | -1 {
  return kind === 'invoice' ? 1 : -1;
}

function writeClosing(writer: PdfWriter, { terms: { facts } }: OrderInMail, { kind, isClaim }: InvoiceFacts): void {
  if (facts.tax === 'small-business') {
    writer.paragraph('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet und ausgewiesen.');
  }
  const returned = isClaim
    ? 'Die Zahlung wurde zurückgebucht. Wir fordern diesen Betrag nicht mehr.'
    : 'Der Betrag wurde über PayPal erstattet.';
  writer.paragraph(kind === 'invoice' ? 'Der Betrag ist bezahlt. Vielen Dank für Ihre Bestellung.' : returned);
  const { company } = facts;
  const contact = [
    ...(['phone', 'email', 'register'] as const).map((name) => factText(company, name)),
    `${facts.tax === 'regular' ? 'USt-IdNr.' : 'Steuernummer'} ${factText(company, 'taxId')}`,
  ];
  writer.note(`${senderLine(company)}\n${contact.join(' · ')}`);
}

function senderLine(company: ShopTerms['company']): string {
  const [name, street, code, city] = (['legalName', 'street', 'postalCode', 'city'] as const).map((fact) =>
    factText(company, fact),
  );
  return `${name} · ${street} · ${code} ${city}`;
}

function germanDay(date: Date): string {
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(date);
}
