import type { Bytes } from './pdf-values.ts';

const encoder = new TextEncoder();
/** Text is collected up to this length, because a part per value would take most of the memory. */
const maxTextLength = 1 << 16;

/** The bytes of a PDF that is being written. */
export class PdfOutput {
  readonly #parts: Uint8Array[] = [];
  readonly #offsets: number[] = [];
  #length = 0;
  #text = '';

  /** Adds ASCII text or bytes. */
  add(part: string | Uint8Array): void {
    if (typeof part === 'string') {
      this.#text += part;
      if (this.#text.length > maxTextLength) this.#flush();
      return;
    }
    this.#flush();
    this.#addBytes(part);
  }

  /** Adds an object. */
  addObject(number: number, addBody: () => void): void {
    this.#flush();
    this.#offsets[number] = this.#length;
    this.add(`${number} 0 obj\n`);
    addBody();
    this.add('\nendobj\n');
  }

  /** Adds the table of references and the trailer, and returns the file. Object 1 is the catalogue. */
  end(): Bytes {
    this.#flush();
    const table = this.#length;
    const rows = this.#offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const size = this.#offsets.length;
    this.add(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`);
    this.add(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
    this.#flush();
    const file = new Uint8Array(this.#length);
    let offset = 0;
    for (const part of this.#parts) {
      file.set(part, offset);
      offset += part.length;
    }
    return file;
  }

  #flush(): void {
    const text = this.#text;
    this.#text = '';
    if (text !== '') this.#addBytes(encoder.encode(text));
  }

  #addBytes(bytes: Uint8Array): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
