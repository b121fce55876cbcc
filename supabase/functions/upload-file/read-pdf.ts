import { inflateAtMost } from './inflate-at-most.ts';
import { type Bytes, nameOf, type PdfDictionary, PdfFault, type PdfValue, wholeNumberOf } from './pdf-values.ts';
import { type ValueBudget, ValueReader } from './value-reader.ts';

/** Largest number of values in all objects of a file: each takes about 200 bytes of a function's memory. */
export const maxValues = 300_000;
/** Largest unpacked size of all streams of objects, bytes */
const maxObjectBytes = 16 * 1024 * 1024;

/** A PDF as read from its first to its last byte. */
export interface ReadPdf {
  objects: ReadonlyMap<number, PdfValue>;
  /** The catalogue */
  root: PdfValue;
}

const endMark = new TextEncoder().encode('endstream');

/**
 * Reads all objects of a PDF in the order of the file; the last of several objects with the same number counts. Ignores
 * its tables of references, which could name other objects than those read here.
 * @throws PdfFault if any part of the file is not understood
 */
export async function readPdf(file: Bytes): Promise<ReadPdf> {
  const objects = new Map<number, PdfValue>();
  const trailers: PdfDictionary[] = [];
  const budget: ValueBudget = { left: maxValues };
  const reader = new ValueReader(file, budget);
  const lengths: { start: number; end: number; object: number }[] = [];
  let unpacked = 0;
  let isEnded = false;
  while (reader.skipSpace()) {
    isEnded = false;
    const word = reader.readWord();
    if (word === 'xref') skipTable(reader);
    else if (word === 'trailer') trailers.push(dictionaryIn(reader.readValue()));
    else if (word === 'startxref') {
      if (wholeNumberOf({ kind: 'word', word: reader.readWord() }) === null) throw new PdfFault('pdf_broken');
      reader.skipSpace();
      isEnded = reader.lastComment.startsWith('%%EOF');
    } else {
      const number = readObjectStart(word, reader);
      const value = reader.readValue();
      const following = reader.readWord();
      if (following === 'endobj') {
        objects.set(number, value);
        continue;
      }
      if (following !== 'stream') throw new PdfFault('pdf_broken');
      const stream = readStream(file, reader, dictionaryIn(value), objects);
      if (stream.length !== null) lengths.push({ ...stream.length, start: stream.start, end: stream.end });
      if (reader.readWord() !== 'endobj') throw new PdfFault('pdf_broken');
      objects.set(number, stream.value);
      const type = nameOf(stream.value.entries.get('Type'));
      if (type === 'XRef') trailers.push(stream.value);
      if (type === 'ObjStm')
        unpacked += await readObjectStream(stream.value, objects, budget, maxObjectBytes - unpacked);
    }
  }
  if (!isEnded) throw new PdfFault('pdf_broken');
  if (trailers.some(({ entries }) => entries.has('Encrypt'))) throw new PdfFault('pdf_encrypted');
  for (const { start, end, object } of lengths) {
    const length = wholeNumberOf(objects.get(object));
    // At most a line break may follow the data.
    if (length === null || start + length > end || end - start - length > 2) throw new PdfFault('pdf_broken');
  }
  const root = trailers.findLast(({ entries }) => entries.has('Root'))?.entries.get('Root');
  if (root === undefined) throw new PdfFault('pdf_broken');
  return { objects, root };
}

function dictionaryIn(value: PdfValue): PdfDictionary {
  if (value.kind !== 'dictionary') throw new PdfFault('pdf_broken');
  return value;
}

/** Reads the start of an object behind its number. */
function readObjectStart(word: string, reader: ValueReader): number {
  const number = wholeNumberOf({ kind: 'word', word });
  if (number === null || !/^\d{1,5}$/.test(reader.readWord()) || reader.readWord() !== 'obj') {
    throw new PdfFault('pdf_broken');
  }
  return number;
}

function skipTable(reader: ValueReader): void {
  for (;;) {
    if (!reader.skipSpace()) throw new PdfFault('pdf_broken');
    const before = reader.position;
    const word = reader.readWord();
    if (/^(\d+|n|f)$/.test(word)) continue;
    if (word !== 'trailer') throw new PdfFault('pdf_broken');
    reader.position = before;
    return;
  }
}

/** Reads the data of a stream behind its keyword, and the keyword that ends it. */
function readStream(
  file: Bytes,
  reader: ValueReader,
  { entries }: PdfDictionary,
  objects: ReadonlyMap<number, PdfValue>,
) {
  // Some readers start the data behind a space, a single CR or a comment, others do not.
  let start = reader.position;
  if (file[start] === 13) start += 1;
  if (file[start] !== 10) throw new PdfFault('pdf_broken');
  start += 1;
  const given = entries.get('Length');
  const declared = wholeNumberOf(given?.kind === 'reference' ? objects.get(given.number) : given);
  let end = declared === null ? -1 : start + declared;
  let ending = end === -1 ? -1 : endingAt(file, end);
  if (ending === -1) {
    ending = findEnding(file, start);
    end = ending;
    if (file[end - 1] === 10) end -= 1;
    if (file[end - 1] === 13) end -= 1;
    end = Math.max(end, start);
  }
  reader.position = ending + endMark.length;
  const value: PdfDictionary = { kind: 'dictionary', entries, data: file.subarray(start, end) };
  const length = given?.kind === 'reference' ? { object: given.number } : null;
  return { value, start, end: ending, length };
}

/** Returns where the end of a stream starts, with at most a line break before it; -1 if it is not there. */
function endingAt(file: Bytes, end: number): number {
  for (const offset of [0, 1, 2]) {
    if (isEnding(file, end + offset)) return end + offset;
    if (file[end + offset] !== 10 && file[end + offset] !== 13) return -1;
  }
  return -1;
}

function findEnding(file: Bytes, start: number): number {
  for (let at = file.indexOf(101, start); at !== -1; at = file.indexOf(101, at + 1)) if (isEnding(file, at)) return at;
  throw new PdfFault('pdf_broken');
}

function isEnding(file: Bytes, at: number): boolean {
  for (let index = 0; index < endMark.length; index += 1) if (file[at + index] !== endMark[index]) return false;
  return true;
}

/** Reads the objects in a stream. Returns its unpacked size. */
async function readObjectStream(
  { entries, data }: PdfDictionary,
  objects: Map<number, PdfValue>,
  budget: ValueBudget,
  maxBytes: number,
): Promise<number> {
  const given = entries.get('Filter');
  const filters = given === undefined ? [] : given.kind === 'list' ? given.items : [given];
  const isPlain = filters.length === 0;
  if (data === undefined || entries.has('DecodeParms') || entries.has('F')) throw new PdfFault('pdf_broken');
  if (!isPlain && (filters.length > 1 || nameOf(filters[0]) !== 'FlateDecode')) throw new PdfFault('pdf_broken');
  const bytes = isPlain ? data : await unpackWhole(data, maxBytes);
  const [count, first] = [wholeNumberOf(entries.get('N')), wholeNumberOf(entries.get('First'))];
  if (count === null || first === null || first > bytes.length) throw new PdfFault('pdf_broken');
  const header = new ValueReader(bytes.subarray(0, first), budget);
  const reader = new ValueReader(bytes, budget, first);
  for (let index = 0; index < count; index += 1) {
    const [number, offset] = [header.readWord(), header.readWord()].map((word) =>
      wholeNumberOf({ kind: 'word', word }),
    );
    // Objects that overlap would be read again and again.
    if (number == null || offset == null || first + offset < reader.position) throw new PdfFault('pdf_broken');
    reader.position = first + offset;
    objects.set(number, reader.readValue());
  }
  return bytes.length;
}

async function unpackWhole(data: Bytes, maxBytes: number): Promise<Bytes> {
  const chunks: Bytes[] = [];
  const result = await inflateAtMost(data, maxBytes, (chunk) => chunks.push(chunk));
  if (result === null) throw new PdfFault('pdf_too_complex');
  if (!result.isWhole) throw new PdfFault('pdf_broken');
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
