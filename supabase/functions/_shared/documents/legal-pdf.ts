import { company, factText, writtenVersion } from '../../../legal/index.ts';
import { type OrderTerms, shopTermsOf } from '../orders/orders.schema.ts';
import { markdownToPdf } from './markdown-to-pdf.ts';
import { writePdf } from './pdf-document.ts';

/** Texts attached to an order. */
export type OrderText = 'agb' | 'widerruf';

/** File names of the texts, shown to buyers. */
export const textFileNames: Readonly<Record<OrderText, string>> = {
  agb: 'AGB.pdf',
  widerruf: 'Widerrufsbelehrung.pdf',
};

/** Cached PDFs by text, version, terms and shop URL. Versions and terms are few; a written text never changes. */
const written = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Returns a text as PDF, in the version and with the terms of an order. The bytes are shared: callers must not change
 * them.
 */
export function legalPdf(id: OrderText, terms: OrderTerms, shopUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = [id, terms.texts[id], terms.tax, terms.shipping, shopUrl].join(' ');
  const known = written.get(key);
  if (known !== undefined) return known;
  const pdf = writeLegalPdf(id, terms, shopUrl);
  written.set(key, pdf);
  // Failures are not cached.
  pdf.catch(() => written.delete(key));
  return pdf;
}

function writeLegalPdf(id: OrderText, terms: OrderTerms, shopUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  const { title, markdown, validFrom: version } = writtenVersion(id, terms.texts[id], shopTermsOf(terms));
  const day = new Date(`${version}T00:00:00Z`);
  return writePdf({ title, author: factText(company, 'legalName'), createdAt: day }, (writer) => {
    writer.heading(title, 1);
    writer.note(
      `${factText(company, 'legalName')} · Stand: ${new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(day)}`,
    );
    markdownToPdf(writer, markdown, shopUrl);
  });
}
