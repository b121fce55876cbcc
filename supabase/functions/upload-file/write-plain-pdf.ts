import { measureStream } from './measure-stream.ts';
import { PdfOutput } from './pdf-output.ts';
import { type Bytes, nameOf, type PdfDictionary, PdfFault, type PdfValue, wholeNumberOf } from './pdf-values.ts';
import { namingKeys, plainKeys, plainSubtypes } from './plain-keys.ts';
import { type PlainPage, resolve } from './plain-pages.ts';
import type { ReadPdf } from './read-pdf.ts';

/** Most pixels of a picture. A few bytes can claim any number. */
const maxPixels = 100_000_000;
/** Objects before those of the pages: the catalogue and the tree of pages */
const headObjects = 2;

/**
 * Writes the pages as a new PDF that contains only what they show: contents, fonts, pictures and colors, by the keys in
 * `plain-keys.ts`. All structure is new, so that nothing else of the original is kept.
 * @param maxUnpackedBytes size of all streams together after decompression
 * @throws PdfFault if a page needs an object that is not understood
 */
export async function writePlainPdf(
  pdf: ReadPdf,
  pages: readonly PlainPage[],
  maxUnpackedBytes: number,
): Promise<Bytes> {
  const writer = new PlainWriter(pdf, headObjects + pages.length + 1);
  const { output } = writer;
  output.add('%PDF-1.7\n%');
  output.add(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 10));
  output.addObject(1, () => output.add('<< /Type /Catalog /Pages 2 0 R >>'));
  const kids = pages.map((_, index) => `${headObjects + 1 + index} 0 R`).join(' ');
  output.addObject(2, () => output.add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`));
  for (const [index, page] of pages.entries()) {
    output.addObject(headObjects + 1 + index, () => writer.addPage(page));
  }
  let left = maxUnpackedBytes;
  for (const { number, value, isNaming } of writer.queued()) {
    if (value.kind === 'dictionary' && value.data !== undefined) {
      const unpacked = await measureStream(pdf, value, left);
      if (unpacked === null) throw new PdfFault('pdf_too_complex');
      left -= unpacked;
    }
    output.addObject(number, () => writer.addObjectBody(value, isNaming));
  }
  return output.end();
}

interface QueuedObject {
  number: number;
  value: PdfValue;
  isNaming: boolean;
}

class PlainWriter {
  readonly output = new PdfOutput();
  readonly #pdf: ReadPdf;
  readonly #firstNumber: number;
  readonly #queue: QueuedObject[] = [];
  readonly #numbers = new Map<PdfValue, { asValue?: number; asNames?: number }>();

  constructor(pdf: ReadPdf, firstNumber: number) {
    this.#pdf = pdf;
    this.#firstNumber = firstNumber;
  }

  /** The objects that others refer to. More are added while it is read. */
  *queued(): Generator<QueuedObject> {
    for (let index = 0; index < this.#queue.length; index += 1) {
      const next = this.#queue[index];
      if (next !== undefined) yield next;
    }
  }

  addPage(page: PlainPage): void {
    this.output.add('<< /Type /Page /Parent 2 0 R ');
    for (const [key, value] of page) {
      this.output.add(`/${key} `);
      // Pages share inherited resources: a copy for each page would multiply them.
      if (value.kind === 'dictionary') this.#addReference(value, false);
      else this.#addValue(value, false);
    }
    this.output.add('>>');
  }

  addObjectBody(value: PdfValue, isNaming: boolean): void {
    this.#addValue(value, isNaming);
    if (value.kind !== 'dictionary' || value.data === undefined) return;
    this.output.add('\nstream\n');
    this.output.add(value.data);
    this.output.add('\nendstream');
  }

  /** @param isNaming whether the keys of the value, if it is a dictionary, are names of the file */
  #addValue(value: PdfValue, isNaming: boolean): void {
    switch (value.kind) {
      case 'word':
        this.output.add(`${value.word} `);
        break;
      case 'name':
        this.output.add(`${encodeName(value.name)} `);
        break;
      case 'text':
        this.output.add(value.raw);
        break;
      case 'reference': {
        const target = resolve(this.#pdf, value);
        if (target === null) this.output.add('null ');
        else this.#addReference(target, isNaming);
        break;
      }
      case 'list':
        this.output.add('[');
        for (const item of value.items) this.#addValue(item, false);
        this.output.add('] ');
        break;
      case 'dictionary':
        this.#addDictionary(value, isNaming);
        break;
    }
  }

  #addDictionary({ entries, data }: PdfDictionary, isNaming: boolean): void {
    if (!isNaming) checkDictionary(this.#pdf, entries);
    this.output.add('<< ');
    for (const [key, value] of entries) {
      if (!isNaming && !plainKeys.has(key)) continue;
      this.output.add(`${encodeName(key)} `);
      this.#addValue(value, !isNaming && namingKeys.has(key));
    }
    if (data !== undefined) this.output.add(`/Length ${data.length} `);
    this.output.add('>> ');
  }

  #addReference(value: PdfValue, isNaming: boolean): void {
    const numbers = this.#numbers.get(value) ?? {};
    const key = isNaming ? 'asNames' : 'asValue';
    let number = numbers[key];
    if (number === undefined) {
      number = this.#firstNumber + this.#queue.length;
      this.#queue.push({ number, value, isNaming });
      this.#numbers.set(value, { ...numbers, [key]: number });
    }
    this.output.add(`${number} 0 R `);
  }
}

/** Rejects kinds of objects that are not understood, and pictures of too many pixels. */
function checkDictionary(pdf: ReadPdf, entries: PdfDictionary['entries']): void {
  const subtype = nameOf(resolve(pdf, entries.get('Subtype')) ?? undefined);
  if (subtype !== null && !plainSubtypes.has(subtype)) throw new PdfFault('pdf_active');
  const [width, height] = ['Width', 'Height'].map((key) => wholeNumberOf(resolve(pdf, entries.get(key)) ?? undefined));
  if ((width ?? 0) * (height ?? 0) > maxPixels) throw new PdfFault('pdf_too_complex');
}

function encodeName(name: string): string {
  const escaped = (character: string) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return `/${name.replace(/[^!-~]|[#()<>[\]{}/%]/g, escaped)}`;
}
