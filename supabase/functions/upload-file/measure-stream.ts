import { inflateAtMost } from './inflate-at-most.ts';
import { type Bytes, nameOf, type PdfDictionary, PdfFault } from './pdf-values.ts';
import { plainFilters } from './plain-keys.ts';
import { resolve } from './plain-pages.ts';
import type { ReadPdf } from './read-pdf.ts';

/** Filters that store bytes as letters. */
const letterFilters: Readonly<Record<string, (letters: Bytes) => Bytes>> = {
  ASCII85Decode: decodeAscii85,
  ASCIIHexDecode: decodeHex,
};

/**
 * Measures a stream after its first decompression.
 * @returns null if it is larger than the limit
 * @throws PdfFault if its data is elsewhere, or behind filters that are not understood
 */
export async function measureStream(
  pdf: ReadPdf,
  { entries, data }: PdfDictionary,
  maxBytes: number,
): Promise<number | null> {
  // The data of such a stream is another file, which a reader would fetch.
  if (entries.has('F')) throw new PdfFault('pdf_active');
  const given = resolve(pdf, entries.get('Filter'));
  const list = given?.kind === 'list' ? given.items : given === null ? [] : [given];
  const filters = list.map((filter) => nameOf(resolve(pdf, filter) ?? undefined) ?? '');
  if (!filters.every((filter) => plainFilters.has(filter))) throw new PdfFault('pdf_broken');
  const packings = filters.filter((filter) => letterFilters[filter] === undefined);
  // A second packing multiplies what the first one was allowed to unpack.
  if (packings.length > 1 || filters.length > 3) throw new PdfFault('pdf_too_complex');
  let bytes = data ?? new Uint8Array();
  for (const filter of filters) {
    const decode = letterFilters[filter];
    if (decode === undefined) break;
    bytes = decode(bytes);
  }
  if (packings[0] !== 'FlateDecode') return bytes.length;
  return (await inflateAtMost(bytes, maxBytes))?.length ?? null;
}

function decodeAscii85(letters: Bytes): Bytes {
  const bytes = new Uint8Array(4 * letters.length);
  let [length, count, value] = [0, 0, 0];
  for (const letter of letters) {
    if (letter === 0x7e) break;
    if (letter === 0x7a && count === 0) {
      length += 4;
      continue;
    }
    if (letter <= 32) continue;
    if (letter < 0x21 || letter > 0x75) throw new PdfFault('pdf_broken');
    value = value * 85 + (letter - 0x21);
    count += 1;
    if (count < 5) continue;
    for (const shift of [24, 16, 8, 0]) {
      bytes[length] = value / 2 ** shift;
      length += 1;
    }
    [count, value] = [0, 0];
  }
  for (let missing = count; missing > 0 && missing < 5; missing += 1) value = value * 85 + 84;
  for (const shift of [24, 16, 8].slice(0, Math.max(0, count - 1))) {
    bytes[length] = value / 2 ** shift;
    length += 1;
  }
  return bytes.subarray(0, length);
}

function decodeHex(letters: Bytes): Bytes {
  const bytes = new Uint8Array(Math.ceil(letters.length / 2));
  let digits = 0;
  for (const letter of letters) {
    if (letter === 0x3e) break;
    if (letter <= 32) continue;
    const digit = Number.parseInt(String.fromCharCode(letter), 16);
    if (Number.isNaN(digit)) throw new PdfFault('pdf_broken');
    const index = digits >> 1;
    bytes[index] = (bytes[index] ?? 0) * 16 + digit;
    digits += 1;
  }
  return bytes.subarray(0, Math.ceil(digits / 2));
}
