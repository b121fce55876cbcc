import { type DocumentId, dayInBerlin, documentInForce } from 'shop-backend/legal';
import type { BlockNode } from '#app/lib/markdown/markdown-node.ts';
import { parseMarkdown } from '#app/lib/markdown/parse-markdown.ts';

/** A text of the shop, ready to be shown. */
export interface ReadableDocument {
  title: string;
  summary: string;
  /** `2026-11-01` */
  validFrom: string;
  nodes: BlockNode[];
}

/** The text that is in force today, by the calendar of Berlin. It is written on the server: no page loads the texts as script. */
export function readDocument(id: DocumentId, now = new Date()): ReadableDocument {
  const { markdown, ...document } = documentInForce(id, dayInBerlin(now));
  return { ...document, nodes: parseMarkdown(markdown) };
}
