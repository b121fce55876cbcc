import { marked, type Token, type Tokens } from 'marked';
import type { PdfWriter } from './pdf-document.ts';

/**
 * Writes a text of the shop into a document: headings, paragraphs, lists, tables. Links show their URL, so that it can
 * be read on paper.
 * @param shopUrl prefix of links within the shop
 */
export function markdownToPdf(writer: PdfWriter, markdown: string, shopUrl: string): void {
  for (const token of marked.lexer(markdown, { gfm: true })) writeBlock(writer, token, shopUrl);
}

function writeBlock(writer: PdfWriter, token: Token, shopUrl: string): void {
  const words = (tokens: readonly Token[] | undefined) => inlineText(tokens ?? [], shopUrl);
  switch (token.type) {
    case 'heading':
      writer.heading(words(token.tokens), token.depth === 1 ? 2 : 3);
      break;
    case 'paragraph':
      writer.paragraph(words(token.tokens));
      break;
    case 'list':
      writer.list(
        token.items.map((item: Tokens.ListItem) => words(item.tokens)),
        token.ordered === true,
      );
      break;
    case 'table':
      writer.table({
        header: token.header.map((cell: Tokens.TableCell) => words(cell.tokens)),
        rows: token.rows.map((row: Tokens.TableCell[]) => row.map((cell) => words(cell.tokens))),
        widths: token.header.map(() => 1),
        rightColumns: [],
      });
      break;
  }
}

function inlineText(tokens: readonly Token[], shopUrl: string): string {
  return tokens
    .map((token) => {
      if (token.type === 'br') return '\n';
      if (token.type === 'link') return linkText(inlineText(token.tokens ?? [], shopUrl), token.href, shopUrl);
      if ('tokens' in token && token.tokens !== undefined) return inlineText(token.tokens, shopUrl);
      return 'text' in token ? String(token.text) : '';
    })
    .join('');
}

function linkText(words: string, href: string, shopUrl: string): string {
  return `${words} (${href.startsWith('/') ? shopUrl + href : href})`;
}
