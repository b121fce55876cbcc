import { parseSync } from 'vite';
import { childrenOf, isNode, lineOf, literalText, type SyntaxNode } from '../workspace/syntax.ts';

/** A user-visible text written in code instead of a catalogue. */
export interface HardCodedText {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Attributes and properties whose text is shown or announced, in any component or object. */
const shownNames = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'cancelLabel',
  'confirmLabel',
  'description',
  'empty',
  'error',
  'header',
  'hint',
  'intro',
  'label',
  'lead',
  'message',
  'none',
  'placeholder',
  'searchLabel',
  'summary',
  'title',
  'whenEmpty',
]);

/** Two words, the first with a capital letter, count as a sentence anywhere. */
const sentence = /^\p{Lu}[\p{L}\p{N}’'-]*[,:]? \p{L}/u;
const word = /\p{L}{2}/u;

function textOf(node: SyntaxNode): string | null {
  return node.type === 'JSXText' ? String(node.value) : literalText(node);
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node.name ?? node.value ?? '');
}

/** Errors and console output are for developers; imports and types contain no texts. */
function isForDevelopers(node: SyntaxNode): boolean {
  if (node.type === 'NewExpression') return /Error$/.test(nameOf(node.callee));
  if (node.type === 'CallExpression' && isNode(node.callee)) return nameOf(node.callee.object) === 'console';
  return node.type.startsWith('Import') || node.type.startsWith('TS') || node.type === 'ExportAllDeclaration';
}

/**
 * Finds user-visible or announced texts of a source file: text between tags, text of attributes and properties such as
 * `label`, and sentences anywhere.
 * @param path its extension decides whether the file has JSX
 */
export function findHardCodedTexts(path: string, source: string): readonly HardCodedText[] {
  const { program } = parseSync(path, source);
  const found: HardCodedText[] = [];
  /** `isShown` while the node's value is shown on the page, through conditions and fallbacks but not through calls. */
  const visit = (node: SyntaxNode, isShown: boolean): void => {
    if (isForDevelopers(node)) return;
    const text = textOf(node);
    if (text !== null && ((isShown && word.test(text)) || sentence.test(text.trim()))) {
      found.push({ line: lineOf(source, node.start), text: text.trim() });
    }
    switch (node.type) {
      case 'JSXAttribute':
        if (isNode(node.value)) visit(node.value, shownNames.has(nameOf(node.name)));
        return;
      case 'Property':
        if (isNode(node.value)) visit(node.value, shownNames.has(nameOf(node.key)));
        return;
      case 'JSXElement':
      case 'JSXFragment':
        for (const child of childrenOf(node)) visit(child, !child.type.startsWith('JSXOpening'));
        return;
      case 'JSXExpressionContainer':
      case 'LogicalExpression':
        for (const child of childrenOf(node)) visit(child, isShown);
        return;
      case 'ConditionalExpression':
        visit(node.test as SyntaxNode, false);
        visit(node.consequent as SyntaxNode, isShown);
        visit(node.alternate as SyntaxNode, isShown);
        return;
      case 'BinaryExpression':
        // Literals that a value is compared with are not shown.
        for (const child of childrenOf(node)) if (child.type !== 'Literal') visit(child, false);
        return;
      case 'TemplateLiteral':
        for (const child of node.expressions as readonly SyntaxNode[]) visit(child, isShown);
        return;
      default:
        for (const child of childrenOf(node)) visit(child, false);
    }
  };
  if (isNode(program)) visit(program, false);
  return found;
}
