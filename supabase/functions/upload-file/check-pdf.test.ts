import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { uploadsTo } from '../../local/testing/uploads.ts';
import { figtree400 } from '../_shared/documents/fonts/figtree-400.ts';
import { deflatedStream, pdf, pdfStream } from '../_shared/testing/make-pdfs.ts';
import { concatBytes, jpeg } from '../_shared/testing/make-pictures.ts';

type Bytes = Uint8Array<ArrayBuffer>;

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(() => reset());
afterAll(() => backend.close());

const { accepted, content, refusal, objects, rows, reset } = uploadsTo(() => backend);

const script = '<script>alert(document.cookie)</script>';
const objectStream = (text: string, dictionary = '/Type /ObjStm /N 1 /First 4') =>
  deflatedStream(dictionary, `9 0 ${text}`);
const javaScript = '<< /S /JavaScript /JS (app.alert(1)) >>';
const packedScript = concatBytes(deflateSync(`9 0 ${javaScript}`));
const hexScript = concatBytes(`${Buffer.from(packedScript).toString('hex')}>`);
const q = concatBytes('q Q');
/** A page that shows the first further object. */
const shown = { page: '/Contents 4 0 R' };
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);

const leaf = '<< /Type /Page >> ';
const pageTree = (count: number) =>
  `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ')}] >>`;
const leafHeader = Array.from({ length: 101 }, (_, index) => `${index + 4} ${index * leaf.length} `).join('');

const link = (action: string) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>]`;

describe('an accepted PDF', () => {
  it.each<[string, Bytes]>([
    ['an address that runs a script', pdf({ page: link('/S /URI /URI (javascript:alert\\(1\\))') })],
    ['a link to a file in another network', pdf({ page: link('/S /GoToR /F (\\\\\\\\x.example\\\\a) /D [0 /Fit]') })],
    ['a film', pdf({ page: link('/S /Rendition /R << /S /MR /C << /S /MCD /D (x) >> >>') })],
    ['an old kind of film', pdf({ page: '/Annots [<< /Subtype /Movie /Movie << /F (x.mov) >> >>]' })],
    ['data in another file', pdf({ objects: [pdfStream('/F (\\\\\\\\x.example\\\\a)', concatBytes(''))] })],
    ['a program for printers', pdf({ objects: [pdfStream('/Type /XObject /Subtype /PS', concatBytes('x'))] })],
    ['scripts in a stream of objects without a type', pdf({ objects: [objectStream(javaScript, '/N 1 /First 4')] })],
    ['scripts behind two filters', pdf({ objects: [pdfStream('/N 1 /Filter [/AHx /Fl]', hexScript)] })],
    ['an object in a stream', pdf({ objects: [pdfStream('', concatBytes('\n9 0 obj\n<< /A 1 >>\nendobj\n'))] })],
    [
      'names, metadata and an outline',
      pdf({ catalogue: '/Outlines 4 0 R /Metadata 4 0 R', objects: ['<< /Title (x) >>'] }),
    ],
    ['white space behind it', concatBytes(pdf(), [0, 10, 32])],
  ])('An accepted PDF with %s is stored as its pages only', async (_, file) => {
    const ids = [await accepted(pdf(), { name: 'a.pdf' }), await accepted(file, { name: 'a.pdf' })].map(({ id }) => id);
    const [plain, stored] = await Promise.all(ids.map(content));
    expect(Buffer.from(stored ?? []).toString('latin1')).toBe(Buffer.from(plain ?? []).toString('latin1'));
  });

  it('A rewritten PDF keeps what its pages show: texts, fonts, pictures, colors, transparency', async () => {
    const given = await exampleDocument();
    const { id, bytes } = await accepted(given, { name: 'Logo.pdf' });
    const stored = await content(id);
    expect(stored.length).toBe(bytes);
    expect(await shownBy(stored)).toEqual(await shownBy(given));
    // A file that was written here stays the same.
    expect(await content((await accepted(stored, { name: 'Logo.pdf' })).id)).toEqual(stored);
  });
});

/** A document with an embedded font, a gradient, transparency, a picture, and two pages. */
async function exampleDocument(): Promise<Bytes> {
  const document = new PDFDocument({ size: 'A6' });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const end = new Promise((resolve) => document.on('end', resolve));
  document
    .font(Buffer.from(figtree400, 'base64'))
    .text('Größe 42 €')
    .image(Buffer.from(await jpeg(40, 30)), 50, 200);
  const gradient = document.linearGradient(50, 50, 150, 50);
  document.rect(50, 50, 100, 100).fill(gradient.stop(0, 'green').stop(1, 'red', 0.5));
  document.addPage({ size: 'A5' }).opacity(0.4).circle(100, 100, 50).fill('blue').opacity(1).text('Seite zwei');
  document.end();
  await end;
  return concatBytes(...chunks.map((chunk) => new Uint8Array(chunk)));
}

/** The texts, sizes and drawing commands of the pages, as a reader understands them. */
async function shownBy(file: Bytes) {
  const document = await getDocumentProxy(file.slice());
  const { text } = await extractText(document);
  const pages = await Promise.all(
    text.map(async (_, index) => {
      const page = await document.getPage(index + 1);
      const { fnArray } = await page.getOperatorList();
      return { view: page.view, commands: fnArray };
    }),
  );
  return { text, pages };
}

describe('a hostile PDF', () => {
  it.each<[string, Bytes]>([
    ['JavaScript', pdf({ objects: [javaScript] })],
    ['JavaScript in escaped names', pdf({ objects: ['<< /S /J#61vaScript /#4AS (app.alert(1)) >>'] })],
    ['JavaScript in a stream of objects', pdf({ objects: [objectStream(javaScript)] })],
    [
      'JavaScript in a stream whose dictionary contains the start of an object',
      pdf({ objects: [objectStream(javaScript, '/Type /ObjStm /N 1 /First 4 /X ( obj)')] }),
    ],
    [
      'JavaScript in a stream whose dictionary contains another stream',
      pdf({ objects: [objectStream(javaScript, '/Type /ObjStm /N 1 /First 4 /X (>>stream\nendstream)')] }),
    ],
    ['an action when it is opened', pdf({ catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
    ['further actions', pdf({ catalogue: '/AA << /WC 4 0 R >>', objects: ['<< /S /URI /URI (https://x.example) >>'] })],
    [
      'JavaScript in a stream that seems to start in a string',
      pdf({ objects: [pdfStream('/X (>>stream\n) /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packedScript)] }),
    ],
    [
      'JavaScript in a stream behind a comment',
      pdf({ objects: [pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packedScript, '%\nstream\n')] }),
    ],
    [
      'a program for printers on its page',
      pdf({ page: '/Resources << /XObject << /X 4 0 R >> >>', objects: [pdfStream('/Type /XObject /Subtype /PS', q)] }),
    ],
    [
      'contents in another file',
      pdf({ ...shown, objects: [pdfStream('/F << /FS /URL /F (https://x.example/a) >>', q)] }),
    ],
    ['a program to launch', pdf({ objects: ['<< /S /Launch /F (calc.exe) >>'] })],
    ['another file', pdf({ objects: [deflatedStream('/Type /EmbeddedFile', 'evil')] })],
    [
      'another file that a stream of objects names',
      pdf({ objects: [objectStream('<< /Names << /EmbeddedFiles 4 0 R >> >>')] }),
    ],
    ['a form that is sent', pdf({ objects: ['<< /S /SubmitForm /F (https://x.example) >>'] })],
    ['an XFA form', pdf({ objects: ['<< /XFA 5 0 R >>'] })],
  ])('A hostile PDF with %s is refused', async (_, file) => {
    expect(await refusal(file, { name: 'a.pdf' })).toMatchObject({ status: 422, code: 'pdf_active' });
    expect([await rows(), await objects()]).toEqual([[], []]);
  });

  it.each<[string, Bytes]>([
    ['has a page behind it', concatBytes(pdf(), `<html>${script}`)],
    ['has an archive behind it', concatBytes(pdf(), 'PK', [3, 4], 'evil.js')],
    ['has bytes behind it', concatBytes(pdf(), [1, 2, 3])],
    ['has a page in a comment', pdf({ header: `%PDF-1.7\n%<html>${script}\n` })],
    ['has a page in its first line', pdf({ header: `%PDF-1.7<html>${script}\n` })],
    ['is an archive as well', pdf({ objects: [pdfStream('', concatBytes('PK', [3, 4], 'evil.js'))] })],
    [
      'has objects in a stream that cannot be read',
      pdf({ objects: [pdfStream('/Type /ObjStm /Filter /LZWDecode', concatBytes([1]))] }),
    ],
    [
      'has a broken stream of objects',
      pdf({ objects: [pdfStream('/Type /ObjStm /Filter /FlateDecode', concatBytes('xx'))] }),
    ],
    [
      'has objects in a stream with a filter elsewhere',
      pdf({ objects: [pdfStream('/Type /ObjStm /N 1 /First 4 /Filter 5 0 R', packedScript), '/FlateDecode'] }),
    ],
    ...['\nstream \n', '\nstream\r', '\nstream%\n'].map((opening): [string, Bytes] => [
      `has a stream that starts with ${JSON.stringify(opening)}`,
      pdf({ objects: [pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packedScript, opening)] }),
    ]),
    [
      'has objects in a stream with two filters',
      pdf({ objects: [pdfStream('/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', hexScript)] }),
    ],
    [
      'has objects in a stream that overlap',
      pdf({ objects: [deflatedStream('/Type /ObjStm /N 2 /First 8', '8 0 9 0 [1 2]')] }),
    ],
    ['names a key twice', pdf({ page: '/Rotate 0 /Rotate 90' })],
    ['shows a stream with a filter that is not known', pdf({ ...shown, objects: [pdfStream('/Filter /Crypt', q)] })],
    ['has a number that is none', pdf({ page: '/X 1e5' })],
    ['has no catalogue', pdf({ objects: ['<< >>'], trailer: '/Root 4 0 R' })],
    ['has a stream that does not end', pdf({ objects: ['<< /Length 9 >>\nstream\nabc'] })],
    ['has no end', pdf().subarray(0, -8)],
    ['has a version that does not exist', pdf({ header: '%PDF-9.9\n' })],
    ['has no table of references', concatBytes('%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\nstartxref\n5\n%%EOF')],
    ['is a header alone', concatBytes('%PDF-1.7\n')],
  ])('A hostile PDF that %s is refused as broken', async (_, file) => {
    expect(await refusal(new Uint8Array(file), { name: 'a.pdf' })).toMatchObject({ status: 422, code: 'pdf_broken' });
  });

  it.each<[string, Bytes]>([
    ['unpacks to more than 48 MB', pdf({ ...shown, objects: [deflatedStream('', zeros(49))] })],
    [
      'unpacks to more in several streams',
      pdf({ page: '/Contents [4 0 R 5 0 R]', objects: [1, 2].map(() => deflatedStream('', zeros(40))) }),
    ],
    ['is packed twice', pdf({ ...shown, objects: [deflatedStream('', zeros(50), 2)] })],
    ['has objects that unpack to more than 16 MB', pdf({ objects: [objectStream(' '.repeat(17 * 1024 * 1024))] })],
    ['has half a million values', pdf({ objects: [`[${'1 '.repeat(500_000)}]`] })],
    ['is nested deeply', pdf({ objects: ['['.repeat(100_000)] })],
    [
      'shows a picture of 400 million pixels',
      pdf({
        page: '/Resources << /XObject << /X 4 0 R >> >>',
        objects: [deflatedStream('/Subtype /Image /Width 20000 /Height 20000', 'x')],
      }),
    ],
    ['claims a million pages', pdf({ pages: '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>' })],
    ['names one page again and again', pdf({ pages: `<< /Type /Pages /Kids [${'3 0 R '.repeat(90)}] /Count 1 >>` })],
    ['has 101 pages', pdf({ pages: pageTree(101), objects: Array.from({ length: 101 }, () => leaf) })],
    [
      'has 101 pages in a stream of objects',
      pdf({
        pages: pageTree(101),
        objects: [deflatedStream(`/Type /ObjStm /N 101 /First ${leafHeader.length}`, leafHeader + leaf.repeat(101))],
      }),
    ],
  ])('A hostile PDF that %s is refused as a bomb', async (_, file) => {
    expect(await refusal(file, { name: 'a.pdf' })).toMatchObject({ status: 422, code: 'pdf_too_complex' });
  });

  it('A hostile PDF that is encrypted is refused with a code of its own', async () => {
    const file = pdf({ trailer: '/Encrypt 4 0 R', objects: ['<< /Filter /Standard /V 2 >>'] });
    expect(await refusal(file)).toMatchObject({ status: 422, code: 'pdf_encrypted' });
  });
});
