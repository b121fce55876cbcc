import { type Bytes, PdfFault, type PdfValue } from './pdf-values.ts';

/** Deepest nesting of lists and dictionaries. */
const maxDepth = 50;
const maxWordLength = 64;
const maxNameLength = 512;

const spaces = new Set([0, 9, 10, 12, 13, 32]);
const codeOf = (character: string) => character.charCodeAt(0);
const delimiters = new Set([...'()<>[]{}/%'].map(codeOf));
/** Hexadecimal digits, and the spaces between them. */
const hexDigits = new Set([...spaces, ...[...'0123456789abcdefABCDEF'].map(codeOf)]);
const isLineEnd = (byte: number | undefined) => byte === 10 || byte === 13;
const number = /^[+-]?(\d+(?:\.\d*)?|\.\d+)$/;
const constants = new Set(['true', 'false', 'null']);

/** Limit of the values in a file, shared by its readers. */
export interface ValueBudget {
  left: number;
}

/** Reads the values of a PDF, each byte once. Throws a `PdfFault` for anything that is not one. */
export class ValueReader {
  position: number;
  /** The comment read last, at most its first eight characters */
  lastComment = '';
  readonly #bytes: Bytes;
  readonly #budget: ValueBudget;

  constructor(bytes: Bytes, budget: ValueBudget, position = 0) {
    this.#bytes = bytes;
    this.#budget = budget;
    this.position = position;
  }

  /** Skips white space and comments. @returns whether anything follows */
  skipSpace(): boolean {
    for (let byte = this.#peek(); byte !== undefined; byte = this.#peek()) {
      if (byte === codeOf('%')) this.#skipComment();
      else if (spaces.has(byte)) this.position += 1;
      else return true;
    }
    return false;
  }

  /** Reads a number, a constant or a keyword. */
  readWord(): string {
    this.skipSpace();
    const word = this.#regular(maxWordLength);
    if (word === '') throw new PdfFault('pdf_broken');
    return word;
  }

  /** Reads one value that is no reference. */
  readValue(): PdfValue {
    const [value] = this.#readItems(null, 0);
    if (value === undefined) throw new PdfFault('pdf_broken');
    return value;
  }

  /** Reads up to a closing bracket, or one value if there is none. */
  #readItems(close: ']' | '>>' | null, depth: number): PdfValue[] {
    if (depth > maxDepth) throw new PdfFault('pdf_too_complex');
    const items: PdfValue[] = [];
    while (close !== null || items.length === 0) {
      if (!this.skipSpace()) throw new PdfFault('pdf_broken');
      if (close !== null && this.#takes(close)) return items;
      this.#budget.left -= 1;
      if (this.#budget.left < 0) throw new PdfFault('pdf_too_complex');
      items.push(this.#readItem(items, depth));
    }
    return items;
  }

  #readItem(before: PdfValue[], depth: number): PdfValue {
    if (this.#takes('<<')) return dictionaryOf(this.#readItems('>>', depth + 1));
    if (this.#takes('[')) return { kind: 'list', items: this.#readItems(']', depth + 1) };
    if (this.#takes('/')) return { kind: 'name', name: decodeName(this.#regular(maxNameLength)) };
    const start = this.position;
    if (this.#takes('(')) return this.#endOfText(start);
    if (this.#takes('<')) return this.#endOfHexText(start);
    const word = this.#regular(maxWordLength);
    if (word === 'R') return referenceOf(before.splice(-2));
    if (!number.test(word) && !constants.has(word)) throw new PdfFault('pdf_broken');
    return { kind: 'word', word };
  }

  #endOfText(start: number): PdfValue {
    for (let open = 1; open > 0; this.position += 1) {
      const byte = this.#peek();
      if (byte === undefined) throw new PdfFault('pdf_broken');
      if (byte === codeOf('\\')) this.position += 1;
      else if (byte === codeOf('(')) open += 1;
      else if (byte === codeOf(')')) open -= 1;
    }
    return { kind: 'text', raw: this.#bytes.subarray(start, this.position) };
  }

  #endOfHexText(start: number): PdfValue {
    const end = this.#bytes.indexOf(codeOf('>'), start);
    if (end === -1) throw new PdfFault('pdf_broken');
    if (!this.#bytes.subarray(start + 1, end).every((byte) => hexDigits.has(byte))) throw new PdfFault('pdf_broken');
    this.position = end + 1;
    return { kind: 'text', raw: this.#bytes.subarray(start, this.position) };
  }

  #skipComment(): void {
    const start = this.position;
    while (this.#peek() !== undefined && !isLineEnd(this.#peek())) this.position += 1;
    this.lastComment = String.fromCharCode(...this.#bytes.subarray(start, Math.min(start + 8, this.position)));
  }

  #peek(): number | undefined {
    return this.#bytes[this.position];
  }

  #takes(text: string): boolean {
    for (let index = 0; index < text.length; index += 1) {
      if (this.#bytes[this.position + index] !== text.charCodeAt(index)) return false;
    }
    this.position += text.length;
    return true;
  }

  /** Reads characters up to white space or a delimiter. */
  #regular(maxLength: number): string {
    const start = this.position;
    for (let byte = this.#peek(); byte !== undefined; byte = this.#peek()) {
      if (spaces.has(byte) || delimiters.has(byte)) break;
      this.position += 1;
      if (this.position - start > maxLength) throw new PdfFault('pdf_broken');
    }
    return String.fromCharCode(...this.#bytes.subarray(start, this.position));
  }
}

function dictionaryOf(items: readonly PdfValue[]): PdfValue {
  const entries = new Map<string, PdfValue>();
  for (let index = 0; index < items.length; index += 2) {
    const [key, value] = [items[index], items[index + 1]];
    // Readers disagree on which of two equal keys counts.
    if (key?.kind !== 'name' || value === undefined || entries.has(key.name)) throw new PdfFault('pdf_broken');
    entries.set(key.name, value);
  }
  return { kind: 'dictionary', entries };
}

function referenceOf(words: readonly PdfValue[]): PdfValue {
  const [object, generation] = words;
  if (object?.kind !== 'word' || generation?.kind !== 'word') throw new PdfFault('pdf_broken');
  if (!/^\d{1,10}$/.test(object.word) || !/^\d{1,5}$/.test(generation.word)) throw new PdfFault('pdf_broken');
  return { kind: 'reference', number: Number(object.word) };
}

function decodeName(raw: string): string {
  return raw.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
