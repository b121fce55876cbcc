import type { BlockNode, InlineNode } from './markdown-node.ts';

/** Plain text of a markdown document, for search results and structured product data. */
export function markdownText(nodes: readonly BlockNode[]): string {
  return nodes.map(blockText).join(' ').replaceAll(/\s+/g, ' ').trim();
}

function blockText(node: BlockNode): string {
  switch (node.kind) {
    case 'paragraph':
      return inlineText(node.children);
    case 'heading':
      return inlineText(node.children).replace(/[^.:?!]$/, '$&:');
    case 'quote':
      return markdownText(node.children);
    case 'list':
      return node.items.map(markdownText).join(', ');
    case 'table':
      return [node.header, ...node.rows].map((row) => row.map(inlineText).join(' ')).join(', ');
    case 'codeBlock':
      return node.text;
    case 'rule':
      return '';
    default:
      return node satisfies never;
  }
}

function inlineText(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => (node.kind === 'break' ? ' ' : 'children' in node ? inlineText(node.children) : node.text))
    .join('');
}
