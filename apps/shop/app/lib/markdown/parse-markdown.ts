import { marked, type Token, type Tokens } from 'marked';
import { decodeEntities } from './decode-entities.ts';
import type { BlockNode, InlineNode } from './markdown-node.ts';
import { safeHref } from './safe-href.ts';

/**
 * Parses markdown into a tree of known nodes. Raw HTML becomes plain text, a picture its alternative text, an unsafe
 * link its text, so that nothing in the tree can run or load anything.
 */
export function parseMarkdown(markdown: string): BlockNode[] {
  return toBlocks(marked.lexer(markdown, { gfm: true }));
}

function toBlocks(tokens: readonly Token[]): BlockNode[] {
  return tokens.flatMap((token) => toBlock(token) ?? []);
}

function toBlock(token: Token): BlockNode | null {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return null;
    case 'heading':
      return { kind: 'heading', level: token.depth === 1 ? 1 : token.depth === 2 ? 2 : 3, children: inlineOf(token) };
    case 'hr':
      return { kind: 'rule' };
    case 'code':
      return { kind: 'codeBlock', text: token.text };
    case 'blockquote':
      return { kind: 'quote', children: toBlocks(token.tokens ?? []) };
    case 'list':
      return {
        kind: 'list',
        isOrdered: token.ordered === true,
        start: typeof token.start === 'number' ? token.start : 1,
        items: token.items.map((item: Tokens.ListItem) => toBlocks(item.tokens)),
      };
    case 'table':
      return {
        kind: 'table',
        header: token.header.map((cell: Tokens.TableCell) => toInlines(cell.tokens)),
        rows: token.rows.map((row: Tokens.TableCell[]) => row.map((cell) => toInlines(cell.tokens))),
      };
    default:
      // Paragraphs, the text of tight list items, and raw HTML, which is shown as text.
      return { kind: 'paragraph', children: inlineOf(token) };
  }
}

function inlineOf(token: Token): InlineNode[] {
  return 'tokens' in token && token.tokens !== undefined
    ? toInlines(token.tokens)
    : [{ kind: 'text', text: token.raw.trimEnd() }];
}

function toInlines(tokens: readonly Token[]): InlineNode[] {
  return tokens.flatMap(toInline);
}

function toInline(token: Token): InlineNode[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', children: inlineOf(token) }];
    case 'em':
      return [{ kind: 'emphasis', children: inlineOf(token) }];
    case 'del':
      return [{ kind: 'deleted', children: inlineOf(token) }];
    case 'codespan':
      return [{ kind: 'code', text: token.text }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link': {
      const href = safeHref(token.href);
      return href === null ? inlineOf(token) : [{ kind: 'link', href, children: inlineOf(token) }];
    }
    case 'html':
      return [{ kind: 'text', text: token.raw }];
    case 'image':
    case 'escape':
      return [{ kind: 'text', text: token.text }];
    case 'text':
      return [{ kind: 'text', text: decodeEntities(token.text) }];
    default:
      return [];
  }
}
