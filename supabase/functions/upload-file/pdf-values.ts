/** Bytes of a file or of an unpacked stream. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A value of a PDF. */
export type PdfValue =
  /** A number, `true`, `false` or `null` */
  | { readonly kind: 'word'; readonly word: string }
  /** A name with decoded escapes: `/J#53` is `JS` */
  | { readonly kind: 'name'; readonly name: string }
  /** A string with its brackets, unchanged */
  | { readonly kind: 'text'; readonly raw: Bytes }
  | { readonly kind: 'reference'; readonly number: number }
  | { readonly kind: 'list'; readonly items: readonly PdfValue[] }
  | PdfDictionary;

/** A dictionary of a PDF, or that of a stream. */
export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly entries: ReadonlyMap<string, PdfValue>;
  /** The stored bytes of a stream */
  readonly data?: Bytes;
}

/** Thrown for a PDF that cannot be read completely. */
export class PdfFault extends Error {
  override readonly name = 'PdfFault';
  readonly code: 'pdf_broken' | 'pdf_encrypted' | 'pdf_active' | 'pdf_too_complex';

  constructor(code: PdfFault['code']) {
    super(code);
    this.code = code;
  }
}

/** Returns a whole number, or null for any other value. */
export function wholeNumberOf(value: PdfValue | undefined): number | null {
  return value?.kind === 'word' && /^\d{1,10}$/.test(value.word) ? Number(value.word) : null;
}

/** Returns the name that a value is, or null. */
export function nameOf(value: PdfValue | undefined): string | null {
  return value?.kind === 'name' ? value.name : null;
}
