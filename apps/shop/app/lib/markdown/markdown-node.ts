/** Inline content of a markdown document. Raw HTML and pictures cannot be expressed. */
export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis' | 'deleted'; children: InlineNode[] }
  | { kind: 'link'; href: string; children: InlineNode[] };

/** A block of a markdown document. */
export type BlockNode =
  | { kind: 'paragraph'; children: InlineNode[] }
  | { kind: 'heading'; level: 1 | 2 | 3; children: InlineNode[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: BlockNode[][] }
  | { kind: 'quote'; children: BlockNode[] }
  | { kind: 'codeBlock'; text: string }
  | { kind: 'rule' }
  | { kind: 'table'; header: InlineNode[][]; rows: InlineNode[][][] };
