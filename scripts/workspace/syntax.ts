/** A node of the syntax tree that `parseSync` of Vite returns. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The nodes of a property, which is one node, a list or neither. */
export function nodesOf(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
}

export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flatMap(nodesOf);
}

/** Text of a string or a template literal, whose expressions are `…`; null for other nodes. */
export function literalText(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as readonly { readonly value: { readonly raw: string } }[];
  return quasis.map(({ value }) => value.raw).join('…');
}

/** Line of a position in a source, counted from 1. */
export function lineOf(source: string, position: number): number {
  return source.slice(0, position).split('\n').length;
}
