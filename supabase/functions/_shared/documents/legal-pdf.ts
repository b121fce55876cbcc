import { factText, writtenVersion } from '../../../legal/index.ts';
import type { OrderTerms } from '../orders/order-terms.schema.ts';
import { markdownToPdf } from './markdown-to-pdf.ts';
import { writePdf } from './pdf-document.ts';

/** Texts attached to an order. */
export type OrderText = 'agb' | 'widerruf';

/** File names of the texts, shown to buyers. */
export const textFileNames: Readonly<Record<OrderText, string>> = {
  agb: 'AGB.pdf',
  widerruf: 'Widerrufsbelehrung.pdf',
};

/** Cached PDFs by text, version, terms and shop URL. Texts and facts rarely change; a written text never does. */
const written = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Returns a text as PDF, in the version and with the terms of an order. The bytes are shared: callers must not change
 * them.
 */
export function legalPdf(id: OrderText, terms: OrderTerms, shopUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify([id, terms.texts[id], terms.facts, shopUrl]);
  const known = written.get(key);
  if (known !== undefined) return known;
  const pdf = writeLegalPdf(id, terms, shopUrl);
  written.set(key, pdf);
  // Failures are not cached.
  pdf.catch(() => written.delete(key));
  return pdf;
}

function writeLegalPdf(id: OrderText, { texts, facts }: OrderTerms, shopUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  const { title, markdown, validFrom: version } = writtenVersion(id, texts[id], facts);
  const author = factText(facts.company, 'legalName');
  const day = new Date(`${version}T00:00:00Z`);
  return writePdf({ title, author, createdAt: day }, (writer) => {
    writer.heading(title, 1);
    writer.note(
      `${author} · Stand: ${new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(day)}`,
    );
    markdownToPdf(writer, markdown, shopUrl);
  });
}
