import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { uploadsTo } from '../../local/testing/uploads.ts';
import { deflatedStream, pdf, pdfStream } from '../_shared/testing/make-pdfs.ts';
import { concatBytes } from '../_shared/testing/make-pictures.ts';

type Bytes = Uint8Array<ArrayBuffer>;

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(() => reset());
afterAll(() => backend.close());

const { refusal, objects, rows, reset } = uploadsTo(() => backend);

const script = '<script>alert(document.cookie)</script>';
const objectStream = (text: string, dictionary = '/Type /ObjStm /N 1 /First 4') =>
  deflatedStream(dictionary, `9 0 ${text}`);
const javaScript = '<< /S /JavaScript /JS (app.alert(1)) >>';
const packedScript = concatBytes(deflateSync(`9 0 ${javaScript}`));
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);

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
    ['JavaScript in a stream of objects without a type', pdf({ objects: [objectStream(javaScript, '/N 1 /First 4')] })],
    ['an action when it is opened', pdf({ catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
    ['further actions', pdf({ catalogue: '/AA << /WC 4 0 R >>', objects: ['<< /S /URI /URI (https://x.example) >>'] })],
    ['a program to launch', pdf({ objects: ['<< /S /Launch /F (calc.exe) >>'] })],
    ['another file', pdf({ objects: [deflatedStream('/Type /EmbeddedFile', 'evil')] })],
    [
      'another file that a stream of objects names',
      pdf({ objects: [objectStream('<< /Names << /EmbeddedFiles 4 0 R >> >>')] }),
    ],
    ['a form that is sent', pdf({ objects: ['<< /S /SubmitForm /F (https://x.example) >>'] })],
    ['an XFA form', pdf({ objects: ['<< /XFA 5 0 R >>'] })],
  ])('with %s is refused', async (_, file) => {
    expect(await refusal(file, { name: 'a.pdf' })).toMatchObject({ status: 422, code: 'pdf_active' });
    expect([await rows(), await objects()]).toEqual([[], []]);
  });

  it.each<[string, Bytes]>([
    ['has a page behind it', concatBytes(pdf(), `<html>${script}`)],
    ['has an archive behind it', concatBytes(pdf(), 'PK', [3, 4], 'evil.js')],
    ['has bytes behind it', concatBytes(pdf(), [0, 0, 0, 0])],
    ['has a page in a comment', pdf({ header: `%PDF-1.7\n%<html>${script}\n` })],
    ['has a page in its first line', pdf({ header: `%PDF-1.7<html>${script}\n` })],
    ['is an archive as well', pdf({ objects: [pdfStream('', concatBytes('PK', [3, 4], 'evil.js'))] })],
    ['hides an object in a stream', pdf({ objects: [pdfStream('', concatBytes('\n9 0 obj\n<< /A 1 >>\nendobj\n'))] })],
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
    ...['\nstream \n', '\nstream\r', '\nstream%\n', '%\nstream\n'].map((opening): [string, Bytes] => [
      `has a stream that starts with ${JSON.stringify(opening)}`,
      pdf({ objects: [pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packedScript, opening)] }),
    ]),
    [
      'has a stream that starts in a string',
      pdf({ objects: [pdfStream('/X (>>stream\n) /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packedScript)] }),
    ],
    ['has a stream that does not end', pdf({ objects: ['<< /Length 9 >>\nstream\nabc'] })],
    ['has no end', pdf().subarray(0, -8)],
    ['has a version that does not exist', pdf({ header: '%PDF-9.9\n' })],
    ['has no table of references', concatBytes('%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\nstartxref\n5\n%%EOF')],
    ['is a header alone', concatBytes('%PDF-1.7\n')],
  ])('that %s is refused as broken', async (_, file) => {
    expect(await refusal(new Uint8Array(file), { name: 'a.pdf' })).toMatchObject({ status: 422, code: 'pdf_broken' });
  });

  it.each<[string, Bytes]>([
    ['unpacks to more than 128 MB', pdf({ objects: [deflatedStream('', zeros(129))] })],
    ['unpacks to more in several streams', pdf({ objects: [1, 2, 3].map(() => deflatedStream('', zeros(50))) })],
    ['is packed twice', pdf({ objects: [deflatedStream('', zeros(100), 2)] })],
    ['claims a million pages', pdf({ pages: '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>' })],
    ['names one page again and again', pdf({ pages: `<< /Type /Pages /Kids [${'3 0 R '.repeat(90)}] /Count 1 >>` })],
    ['has 101 pages', pdf({ objects: Array.from({ length: 100 }, () => '<< /Type /Page >>') })],
    ['has 101 pages in a stream of objects', pdf({ objects: [objectStream('<< /Type /Page >> '.repeat(101))] })],
  ])('that %s is refused as a bomb', async (_, file) => {
    expect(await refusal(file, { name: 'a.pdf' })).toMatchObject({ status: 422, code: 'pdf_too_complex' });
  });

  it('that is encrypted is refused with a code of its own', async () => {
    const file = pdf({ trailer: '/Encrypt 4 0 R', objects: ['<< /Filter /Standard /V 2 >>'] });
    expect(await refusal(file)).toMatchObject({ status: 422, code: 'pdf_encrypted' });
  });
});
