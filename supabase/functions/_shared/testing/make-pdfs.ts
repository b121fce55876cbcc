import { deflateSync } from 'node:zlib';
import { concatBytes } from './make-pictures.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Differences from a PDF with a single empty page. */
export interface PdfParts {
  header?: string;
  /** Added to the catalogue, such as `/OpenAction 4 0 R` */
  catalogue?: string;
  /** Added to the trailer's dictionary */
  trailer?: string;
  /** Added to the page, such as `/Contents 4 0 R` */
  page?: string;
  /** Replaces the page tree */
  pages?: string;
  /** Further objects, numbered from 4 */
  objects?: readonly (string | Bytes)[];
}

/** A PDF with a correct cross-reference table. */
export function pdf({
  header = '%PDF-1.7\n',
  catalogue = '',
  trailer = '',
  page = '',
  pages,
  objects = [],
}: PdfParts = {}): Bytes {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] ${page} >>`,
    ...objects,
  ];
  let file = concatBytes(header);
  const offsets: number[] = [];
  for (const [index, body] of bodies.entries()) {
    offsets.push(file.length);
    file = concatBytes(file, `${index + 1} 0 obj\n`, body, '\nendobj\n');
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return concatBytes(file, table, end);
}

/**
 * A stream of a PDF.
 * @param opening what separates its dictionary from its data
 */
export function pdfStream(dictionary: string, data: Bytes, opening = '\nstream\n'): Bytes {
  return concatBytes(`<< ${dictionary} /Length ${data.length} >>${opening}`, data, '\nendstream');
}

/** A stream that is deflated `times` times. */
export function deflatedStream(dictionary: string, data: Uint8Array | string, times = 1): Bytes {
  let packed = concatBytes(data);
  for (let count = 0; count < times; count++) packed = concatBytes(deflateSync(packed));
  return pdfStream(
    `${dictionary} /Filter ${times === 1 ? '/FlateDecode' : `[${'/FlateDecode '.repeat(times)}]`}`,
    packed,
  );
}
