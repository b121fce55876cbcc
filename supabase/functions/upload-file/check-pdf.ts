import { requestLimits } from '../../contracts/index.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { inflateAtMost, type PdfStream, splitPdf } from './pdf-streams.ts';

const { pdfPages: maxPages, pdfUnpackedBytes } = requestLimits.orderFiles;

/** Names of PDF actions and embedded files, rejected anywhere in the file. */
const activeNames = new Set(
  'JavaScript OpenAction Launch EmbeddedFile EmbeddedFiles RichMedia SubmitForm ImportData GoToE XFA'.split(' '),
);
/** Further such names, too short to search for in compressed bytes. */
const shortActiveNames = new Set(['JS', 'AA']);
const foreignContent = /<script|<html|<!doctype html|<iframe|<\?php/i;

/** Signature of each file in a ZIP archive. */
const archiveMark = String.fromCharCode(0x50, 0x4b, 3, 4);

/** Whether the first bytes of a file are those of a PDF. */
export function looksLikePdf(file: Uint8Array): boolean {
  return latin1(file.subarray(0, 5)) === '%PDF-';
}

/**
 * Accepts only a plain PDF: complete, readable without a password, without scripts, actions or embedded files, and
 * small when decompressed.
 * @throws FunctionError pdf_broken, pdf_encrypted, pdf_active or pdf_too_complex
 */
export async function checkPdf(file: Uint8Array<ArrayBuffer>): Promise<void> {
  const text = latin1(file);
  checkFrame(text);
  if (foreignContent.test(text) || text.includes(archiveMark)) throw new FunctionError('pdf_broken');
  const parts = splitPdf(text);
  if (parts === null) throw new FunctionError('pdf_broken');
  if (namesOf(text).some((name) => activeNames.has(name))) throw new FunctionError('pdf_active');
  const objects = [parts.outside, ...(await unpackObjects(file, parts.streams))];
  for (const part of objects) checkObjects(part);
  const pages = objects.reduce((sum, part) => sum + (part.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0), 0);
  if (pages > maxPages) throw new FunctionError('pdf_too_complex', { maxPages });
  if (pages === 0) throw new FunctionError('pdf_broken');
}

/** Matches a header with a version and an end mark at the end of the file. */
function checkFrame(text: string): void {
  const end = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-2_000));
  const offset = Number(end?.[1]);
  const isReference = /^\s*(xref|\d+\s+\d+\s+obj)/.test(text.slice(offset, offset + 40));
  if (!/^%PDF-(1\.[0-7]|2\.0)[\r\n]/.test(text) || end === null || !isReference) {
    throw new FunctionError('pdf_broken');
  }
}

function checkObjects(text: string): void {
  const names = namesOf(text);
  if (names.includes('Encrypt')) throw new FunctionError('pdf_encrypted');
  if (names.some((name) => activeNames.has(name) || shortActiveNames.has(name))) throw new FunctionError('pdf_active');
  for (const [, count] of text.matchAll(/\/Count\s+(\d+)/g)) {
    if (Number(count) > maxPages) throw new FunctionError('pdf_too_complex', { maxPages });
  }
  // Duplicate entries in the page tree would turn few objects into many pages.
  const kids = [...text.matchAll(/\/Kids\s*\[([^\]]*)\]/g)].flatMap(
    ([, list = '']) => list.match(/\d+\s+\d+\s+R/g) ?? [],
  );
  if (new Set(kids).size !== kids.length) throw new FunctionError('pdf_too_complex', { maxPages });
}

/** Inflates every stream within the limit. @returns the texts of the streams that contain objects */
async function unpackObjects(file: Uint8Array<ArrayBuffer>, streams: readonly PdfStream[]): Promise<string[]> {
  let left = pdfUnpackedBytes;
  const objects: string[] = [];
  for (const { dictionary, start, end } of streams) {
    const names = namesOf(dictionary);
    const hasObjects = names.includes('ObjStm');
    const filters = names.filter((name) => /Decode$|^(Fl|AHx|A85|LZW|RL|CCF|DCT)$/.test(name));
    const deflated = filters.filter((name) => name === 'FlateDecode' || name === 'Fl').length;
    if (deflated > 1) throw new FunctionError('pdf_too_complex', { maxPages });
    // Objects behind a longer chain of filters cannot be checked, so they are rejected.
    if (hasObjects && (filters.length !== deflated || names.includes('Predictor')))
      throw new FunctionError('pdf_broken');
    // The filter is in an object of its own.
    if (hasObjects && filters.length === 0 && names.includes('Filter')) throw new FunctionError('pdf_broken');
    const bytes = file.slice(start, end);
    if (deflated === 0) {
      if (hasObjects) objects.push(latin1(bytes));
      continue;
    }
    const unpacked = await inflateAtMost(bytes, left);
    if (unpacked === null) throw new FunctionError('pdf_too_complex', { maxPages });
    left -= unpacked.length;
    if (hasObjects) {
      if (!unpacked.isWhole) throw new FunctionError('pdf_broken');
      objects.push(unpacked.chunks.map(latin1).join(''));
    } else if (mayBeObjects(unpacked.chunks)) {
      const text = unpacked.chunks.map(latin1).join('');
      if (namesOf(text).some((name) => activeNames.has(name))) throw new FunctionError('pdf_active');
    }
  }
  return objects;
}

/**
 * Whether unpacked bytes start with a number, as streams of objects do. Readers accept one without its type, or with a
 * dictionary in which a string imitates the end of another stream.
 */
function mayBeObjects(chunks: readonly Uint8Array[]): boolean {
  const first = chunks.find((chunk) => /[^\s\0]/.test(latin1(chunk)));
  return first !== undefined && /^[\s\0]*[\d+.%-]/.test(latin1(first));
}

/** Returns PDF names with decoded escapes: `/J#53` is `JS`. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/\/([A-Za-z0-9#]+)/g)].map(([, name = '']) =>
    name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
