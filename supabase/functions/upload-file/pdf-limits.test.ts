import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { functionLimits, orderFileLimits } from '../../contracts/index.ts';
import { measureInDeno } from '../../local/testing/measure-in-deno.ts';
import { leastProcessorMs } from '../../local/testing/processor-slowdown.ts';
import { deflatedStream, type PdfParts, pdf, pdfStream } from '../_shared/testing/make-pdfs.ts';
import { maxValues } from './read-pdf.ts';

const measured = z.object({ processorMs: z.number(), memoryBytes: z.number(), outcome: z.string() });
const maxBytes = orderFileLimits.maxBytes.pdf;
const { pdfUnpackedBytes } = orderFileLimits;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Fills a PDF up to the largest accepted size with a picture that cannot be packed. */
function largest(page: string, objects: PdfParts['objects'] = []) {
  const resources = `/Resources << /XObject << /A 4 0 R >> >> ${page}`;
  const picture = (length: number) =>
    pdfStream(
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      new Uint8Array(randomBytes(length)),
    );
  const rest = pdf({ page: resources, objects: [picture(0), ...objects] }).length;
  return pdf({ page: resources, objects: [picture(maxBytes - rest - 100), ...objects] });
}

const lines = Buffer.alloc(pdfUnpackedBytes / 2 - 1_000, '0 0 m 12 34 l S ');
const letters = new TextEncoder().encode(`${'87cUR'.repeat(maxBytes / 5 - 400)}~>`);
const digits = new TextEncoder().encode(`${'71'.repeat(maxBytes / 2 - 1_000)}>`);
const cases = {
  'one picture': () => largest(''),
  'as many values as are read': () => largest('', [`[${'[1 2 3] '.repeat(maxValues / 4 - 100)}]`]),
  'contents that unpack to the limit': () =>
    largest('/Contents [5 0 R 6 0 R]', [deflatedStream('', lines), deflatedStream('', lines)]),
  'contents as letters': () =>
    pdf({ page: '/Contents 4 0 R', objects: [pdfStream('/Filter /ASCII85Decode', letters)] }),
  'contents as hexadecimal digits': () =>
    pdf({ page: '/Contents 4 0 R', objects: [pdfStream('/Filter /ASCIIHexDecode', digits)] }),
  'one comment': () => pdf({ header: `%PDF-1.7\n%${'a'.repeat(maxBytes - 2_000)}\n` }),
  'one long text in hexadecimal digits': () => pdf({ page: `/X <${'ab'.repeat(maxBytes / 2 - 2_000)}>` }),
} as const;

it.each(Object.entries(cases))(
  'The largest accepted PDF with %s is rewritten within the limits of a hosted function',
  async (_, make) => {
    const file = make();
    expect(file.length).toBeLessThanOrEqual(maxBytes);
    expect(file.length).toBeGreaterThan(maxBytes * 0.98);
    const path = join(folder, 'file.pdf');
    await writeFile(path, file);
    const { processorMs, memoryBytes } = functionLimits.pdf;
    const least = await leastProcessorMs(processorMs, async () => {
      const took = await measureInDeno('measure-pdf.ts', [path], measured);
      expect(took.outcome).toBe('accepted');
      expect(took.memoryBytes).toBeLessThan(memoryBytes);
      return took.processorMs;
    });
    expect(least).toBeLessThan(processorMs);
  },
);
