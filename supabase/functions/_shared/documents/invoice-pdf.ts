import { formatCents } from 'configurator-core';
import { shopPolicy } from '../../../contracts/index.ts';
import { company, factText } from '../../../legal/index.ts';
import { addressLines, formatPriceLines, type OrderInMail, withdrawalTerm } from '../mails/order-in-mail.ts';
import type { OrderItem } from '../orders/orders.schema.ts';
import { type PdfWriter, writePdf } from './pdf-document.ts';

/** A stored invoice or its cancellation. */
export interface InvoiceFacts {
  readonly kind: 'invoice' | 'cancellation';
  /** Number of this document, `RE-2026-00042` */
  readonly number: string;
  /** Number of the invoice; the same for the invoice itself */
  readonly invoiceNumber: string;
  readonly issuedAt: Date;
}

/** Writes the invoice of an order (section 14 UStG), or its cancellation with negated amounts. */
export function invoicePdf(order: OrderInMail, facts: InvoiceFacts): Promise<Uint8Array<ArrayBuffer>> {
  const isCancellation = facts.kind === 'cancellation';
  const title = `${isCancellation ? 'Stornorechnung' : 'Rechnung'} ${facts.number}`;
  const author = factText(company, 'legalName');
  return writePdf({ title, author, createdAt: facts.issuedAt }, (writer) => {
    writer.note(senderLine());
    writer.paragraph(addressLines(order.recipient).join('\n'));
    writer.heading(title, 1);
    writer.table({
      header: ['Angabe', 'Wert'],
      rows: [
        ['Datum', germanDay(facts.issuedAt)],
        ...(isCancellation ? [['Storniert die Rechnung', facts.invoiceNumber]] : []),
        ['Bestellnummer', order.order_id],
        ['Bezahlt mit', 'PayPal'],
        ['Leistungszeitpunkt', 'Lieferung gemäß Versandbestätigung'],
      ],
      widths: [1, 2],
      rightColumns: [],
    });
    writer.heading('Positionen', 2);
    writer.table(itemTable(order, isCancellation ? -1 : 1));
    writer.heading('Summe', 2);
    writer.table(totalsTable(order, isCancellation ? -1 : 1));
    if (!isCancellation) {
      writer.heading('Widerrufsrecht', 2);
      writer.table({ header: ['Pos.', 'Es gilt'], rows: withdrawalRows(order), widths: [1, 12], rightColumns: [] });
    }
    writeClosing(writer, order, isCancellation);
  });
}

function itemTable(order: OrderInMail, sign: 1 | -1) {
  return {
    header: ['Pos.', 'Artikel', 'Menge', 'Einzelpreis', 'Betrag'],
    rows: inOrder(order).map((item, index) => [
      String(index + 1),
      formatItem(item),
      String(item.quantity),
      formatCents(item.unit_price_cents),
      formatCents(sign * item.unit_price_cents * item.quantity),
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
  return inOrder(order).map((item, index) => [String(index + 1), withdrawalTerm(item)]);
}

function inOrder({ order_items: items }: OrderInMail) {
  return [...items].sort((one, other) => one.position - other.position);
}

function totalsTable(order: OrderInMail, sign: 1 | -1) {
  const rows = [
    ['Versand', order.shipping_cents === 0 ? 'Kostenlos' : formatCents(sign * order.shipping_cents)],
    ...(order.terms.tax === 'regular' ? vatRows(order.total_cents, sign) : []),
    ['Gesamtbetrag', formatCents(sign * order.total_cents)],
  ];
  return { header: ['Summe', 'Betrag'], rows, widths: [5, 2], rightColumns: [1] };
}

/** Prices include VAT. It is computed from the total, so that net amount and VAT add up to the total. */
function vatRows(totalCents: number, sign: 1 | -1): string[][] {
  const netCents = Math.round((totalCents * 100) / (100 + shopPolicy.vatPercent));
  return [
    ['Nettobetrag', formatCents(sign * netCents)],
    [`Enthaltene Umsatzsteuer ${shopPolicy.vatPercent} %`, formatCents(sign * (totalCents - netCents))],
  ];
}

function writeClosing(writer: PdfWriter, order: OrderInMail, isCancellation: boolean): void {
  if (order.terms.tax === 'small-business') {
    writer.paragraph('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet und ausgewiesen.');
  }
  writer.paragraph(
    isCancellation
      ? 'Der Betrag wurde über PayPal erstattet.'
      : 'Der Betrag ist bezahlt. Vielen Dank für Ihre Bestellung.',
  );
  const facts = (['phone', 'email', 'register', 'taxId'] as const).map((name) => factText(company, name));
  writer.note(`${senderLine()}\n${facts.join(' · ')}`);
}

function senderLine(): string {
  const [name, street, code, city] = (['legalName', 'street', 'postalCode', 'city'] as const).map((fact) =>
    factText(company, fact),
  );
  return `${name} · ${street} · ${code} ${city}`;
}

function germanDay(date: Date): string {
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(date);
}
