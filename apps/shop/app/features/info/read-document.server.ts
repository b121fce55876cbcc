import { type DocumentId, dayInBerlin, documentInForce } from 'shop-backend/legal';
import type { BlockNode } from '#app/lib/markdown/markdown-node.ts';
import { parseMarkdown } from '#app/lib/markdown/parse-markdown.ts';

/** A legal or information text of the shop, parsed for display. */
export interface ReadableDocument {
  title: string;
  summary: string;
  /** `2026-11-01` */
  validFrom: string;
  nodes: BlockNode[];
}

/** Returns the version of a text in force today in Berlin. Server only, so that no page loads the texts as script. */
export function readDocument(id: DocumentId, now = new Date()): ReadableDocument {
  const { markdown, ...document } = documentInForce(id, dayInBerlin(now));
  return { ...document, nodes: parseMarkdown(markdown) };
}
