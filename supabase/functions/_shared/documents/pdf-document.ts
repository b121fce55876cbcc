import PDFDocument from 'pdfkit';
import { figtree400 } from './fonts/figtree-400.ts';
import { figtree600 } from './fonts/figtree-600.ts';
import { printableText } from './printable-text.ts';
import { splitRow } from './split-row.ts';

/** A table of a document; amounts are right-aligned. */
export interface PdfTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Share of the width per column; the sum does not matter. */
  readonly widths: readonly number[];
  /** Right-aligned columns */
  readonly rightColumns: readonly number[];
}

/**
 * Writes the parts of a document. Each part is added to the tag tree that screen readers use. Letters that the fonts
 * lack are replaced by similar ones.
 */
export interface PdfWriter {
  heading(text: string, level: 1 | 2 | 3): void;
  paragraph(text: string): void;
  /** Small print, in grey */
  note(text: string): void;
  list(items: readonly string[], isOrdered: boolean): void;
  table(table: PdfTable): void;
}

type Table = Parameters<PDFKit.PDFDocument['table']>[0] & { structParent: PDFKit.PDFStructureElement };

// PDFKit supports this subset; its type definitions are outdated and lack it.
const accessible = {
  pdfVersion: '1.7',
  subset: 'PDF/UA' as string,
  tagged: true,
  lang: 'de-DE',
  displayTitle: true,
} as PDFKit.PDFDocumentOptions;

const sizes = { 1: 20, 2: 13, 3: 11 } as const;
const ink = '#22302b';
const grey = '#56645d';

/**
 * Writes an A4 PDF/UA document with embedded fonts and real text. The same contents and time give the same bytes.
 * @param facts.createdAt creation date printed on the document
 */
export function writePdf(
  facts: { title: string; author: string; createdAt: Date },
  write: (writer: PdfWriter) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    ...accessible,
    size: 'A4',
    margins: { top: 56, bottom: 64, left: 64, right: 56 },
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.createdAt },
    font: '',
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(join(chunks)));
    document.on('error', reject);
  });
  document.registerFont('regular', bytesOf(figtree400));
  document.registerFont('bold', bytesOf(figtree600));
  const root = document.struct('Document');
  document.addStructure(root);
  write(writerOf(document, root));
  root.end();
  document.end();
  return finished;
}

function writerOf(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement): PdfWriter {
  const element = (tag: string, draw: () => void) => {
    root.add(document.struct(tag, {}, [draw]));
  };
  return {
    heading(text, level) {
      if (level > 1) document.moveDown(level === 2 ? 1 : 0.6);
      element(`H${level}`, () => {
        document.font('bold').fontSize(sizes[level]).fillColor(ink).text(printableText(text));
      });
      document.moveDown(0.4);
    },
    paragraph(text) {
      element('P', () => {
        document.font('regular').fontSize(10).fillColor(ink).text(printableText(text), { lineGap: 2 });
      });
      document.moveDown(0.6);
    },
    note(text) {
      element('P', () => {
        document.font('regular').fontSize(8.5).fillColor(grey).text(printableText(text), { lineGap: 1.5 });
      });
      document.moveDown(0.6);
    },
    list(items, isOrdered) {
      document.font('regular').fontSize(10).fillColor(ink);
      const list = document.struct('L');
      root.add(list);
      items.forEach((item, index) => {
        const label = isOrdered ? `${index + 1}.` : '•';
        const draw = () => {
          const { x, y } = document;
          document.text(label, x, y, { width: 18, lineBreak: false });
          document.text(printableText(item), x + 18, y, { lineGap: 2, width: widthOf(document) - 18 });
          document.x = x;
        };
        list.add(document.struct('LI', {}, [document.struct('LBody', {}, [draw])]));
        document.moveDown(0.2);
      });
      list.end();
      document.moveDown(0.5);
    },
    table({ header, rows, widths, rightColumns }) {
      document.font('regular').fontSize(9.5).fillColor(ink);
      const sum = widths.reduce((total, width) => total + width, 0);
      const table: Table = {
        structParent: root,
        columnStyles: widths.map((width, column) => ({
          width: (widthOf(document) * width) / sum,
          align: { x: rightColumns.includes(column) ? 'right' : 'left', y: 'top' },
        })),
        defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#d9d3c4', padding: [5, 4, 5, 4] },
        data: [
          header.map((text) => ({
            text: printableText(text),
            type: 'TH',
            scope: 'Column',
            font: { src: 'bold', size: 9.5 },
          })),
          ...rows.flatMap(splitRow).map((cells) => cells.map((text) => ({ text: printableText(text) }))),
        ],
      };
      document.table(table);
      document.x = document.page.margins.left;
      document.moveDown(0.8);
    },
  };
}

function widthOf({ page }: PDFKit.PDFDocument): number {
  return page.width - page.margins.left - page.margins.right;
}

/** Returns Node's Buffer, which PDFKit requires and Deno provides. */
function bytesOf(base64: string): Buffer {
  return Buffer.from(base64, 'base64');
}

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
