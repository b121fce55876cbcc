import { nameOf, type PdfDictionary, PdfFault, type PdfValue, wholeNumberOf } from './pdf-values.ts';
import type { ReadPdf } from './read-pdf.ts';

/** Attributes that a page inherits from the tree of pages. */
const inherited = ['MediaBox', 'CropBox', 'Resources', 'Rotate'] as const;

/** What is kept of a page. */
export type PlainPage = ReadonlyMap<string, PdfValue>;

/** Follows references to a value; null for one that leads nowhere. */
export function resolve({ objects }: Pick<ReadPdf, 'objects'>, value: PdfValue | undefined): PdfValue | null {
  let found = value;
  for (let step = 0; found?.kind === 'reference'; step += 1) {
    if (step > 10) throw new PdfFault('pdf_broken');
    found = objects.get(found.number);
  }
  return found ?? null;
}

/**
 * Lists the pages of a PDF in order.
 * @throws PdfFault if there are too many or none, or if the tree names one of them twice
 */
export function plainPages(pdf: ReadPdf, maxPages: number): PlainPage[] {
  const pages: PlainPage[] = [];
  const seen = new Set<number>();
  const tree = dictionary(pdf, dictionary(pdf, pdf.root).entries.get('Pages'));
  const waiting: { node: PdfDictionary; given: PlainPage }[] = [{ node: tree, given: new Map() }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node } = next;
    const given = new Map(next.given);
    for (const key of inherited) {
      const value = node.entries.get(key);
      if (value !== undefined) given.set(key, value);
    }
    const kids = node.entries.get('Kids');
    if (kids === undefined) {
      if (nameOf(node.entries.get('Type')) !== 'Page') throw new PdfFault('pdf_broken');
      if (pages.length === maxPages) throw new PdfFault('pdf_too_complex');
      pages.push(plainPage(pdf, node, given));
      continue;
    }
    if ((wholeNumberOf(node.entries.get('Count')) ?? 0) > maxPages) throw new PdfFault('pdf_too_complex');
    const list = resolve(pdf, kids);
    if (list?.kind !== 'list') throw new PdfFault('pdf_broken');
    // From the last to the first, because the last one that is added is the next one to be taken.
    for (const kid of list.items.toReversed()) {
      if (kid.kind !== 'reference') throw new PdfFault('pdf_broken');
      // A page that is named twice would turn few objects into many pages.
      if (seen.has(kid.number)) throw new PdfFault('pdf_too_complex');
      seen.add(kid.number);
      waiting.push({ node: dictionary(pdf, kid), given });
    }
  }
  if (pages.length === 0) throw new PdfFault('pdf_broken');
  return pages;
}

function dictionary(pdf: ReadPdf, given: PdfValue | undefined): PdfDictionary {
  const value = resolve(pdf, given);
  if (value?.kind !== 'dictionary') throw new PdfFault('pdf_broken');
  return value;
}

function plainPage(pdf: ReadPdf, { entries }: PdfDictionary, given: PlainPage): PlainPage {
  const page = new Map<string, PdfValue>();
  for (const key of ['MediaBox', 'CropBox', 'Rotate', 'UserUnit']) {
    const value = resolve(pdf, given.get(key) ?? entries.get(key));
    if (value === null) continue;
    const items = value.kind === 'list' ? value.items.map((item) => resolve(pdf, item)) : [value];
    const isNumber = (item: PdfValue | null) => item?.kind === 'word';
    if (items.length > 4 || !items.every(isNumber)) throw new PdfFault('pdf_broken');
    page.set(key, value);
  }
  const resources = given.get('Resources');
  if (resources !== undefined) page.set('Resources', resources);
  for (const key of ['Contents', 'Group']) {
    const value = entries.get(key);
    if (value !== undefined) page.set(key, value);
  }
  return page;
}
