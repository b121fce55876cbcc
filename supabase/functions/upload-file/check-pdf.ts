import { requestLimits } from '../../contracts/index.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { type Bytes, PdfFault, type PdfValue } from './pdf-values.ts';
import { plainPages } from './plain-pages.ts';
import { readPdf } from './read-pdf.ts';
import { writePlainPdf } from './write-plain-pdf.ts';

const { pdfPages: maxPages, pdfUnpackedBytes } = requestLimits.orderFiles;

/** Names of scripts, actions that run by themselves, and attached files: a page is shown without them. */
const activeNames = new Set(
  'AA EmbeddedFile EmbeddedFiles GoToE ImportData JS JavaScript Launch OpenAction RichMedia SubmitForm XFA'.split(' '),
);
const foreignContent = /<script|<html|<!doctype html|<iframe|<\?php/i;
/** Signature of each file in a ZIP archive. */
const archiveMark = String.fromCharCode(0x50, 0x4b, 3, 4);
/** At least as long as what `foreignContent` finds. */
const overlap = 16;
const chunkBytes = 1 << 20;

/** Whether the first bytes of a file are those of a PDF. */
export function looksLikePdf(file: Uint8Array): boolean {
  return latin1(file.subarray(0, 5)) === '%PDF-';
}

/**
 * Rewrites a PDF to its pages: contents, fonts, pictures and colors in a new file. Rejects a file with scripts, actions,
 * forms or attachments, and one that cannot be read completely.
 * @throws FunctionError pdf_broken, pdf_encrypted, pdf_active or pdf_too_complex
 */
export async function rewritePdf(file: Bytes): Promise<Bytes> {
  try {
    if (!/^%PDF-(1\.[0-7]|2\.0)\s/.test(latin1(file.subarray(0, 9))) || hasForeignContent(file)) {
      throw new PdfFault('pdf_broken');
    }
    const pdf = await readPdf(file);
    for (const value of pdf.objects.values()) rejectActiveNames(value);
    return await writePlainPdf(pdf, plainPages(pdf, maxPages), pdfUnpackedBytes);
  } catch (error) {
    if (!(error instanceof PdfFault)) throw error;
    throw error.code === 'pdf_too_complex'
      ? new FunctionError('pdf_too_complex', { maxPages })
      : new FunctionError(error.code);
  }
}

/** Whether the file is one of another kind too. */
function hasForeignContent(file: Bytes): boolean {
  for (let start = 0; start < file.length; start += chunkBytes) {
    const text = latin1(file.subarray(start, start + chunkBytes + overlap));
    if (foreignContent.test(text) || text.includes(archiveMark)) return true;
  }
  return false;
}

function rejectActiveNames(value: PdfValue): void {
  if (value.kind === 'name' && activeNames.has(value.name)) throw new PdfFault('pdf_active');
  if (value.kind === 'list') for (const item of value.items) rejectActiveNames(item);
  if (value.kind !== 'dictionary') return;
  for (const [key, entry] of value.entries) {
    if (activeNames.has(key)) throw new PdfFault('pdf_active');
    rejectActiveNames(entry);
  }
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
