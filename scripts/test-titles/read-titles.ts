import { parseSync } from 'vite';
import { childrenOf, isNode, lineOf, literalText, type SyntaxNode } from '../workspace/syntax.ts';

/** Title of a test or the name of a story, as written: an expression of a template literal is `…`. */
export interface Title {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly of: 'test' | 'story';
}

/** Only files with a match are parsed. */
const hasTitles = /\b(?:it|test)[.(`<]|Story\b|title: ['"`]\[/;

const requirementId = /^\[[A-Z]+(?:-[A-Z]+)*-\d+/;

/** Name at the start of a callee: `it` of `it`, `it.skipIf(slow)` and `it.each(rows)`. */
function calledName(node: SyntaxNode): string | null {
  const inner = node.callee ?? node.object ?? node.tag;
  if (isNode(inner)) return calledName(inner);
  return node.type === 'Identifier' ? String(node.name) : null;
}

/** Members of `test` with a text that is no title. */
const otherMembers = /^(?:step|describe|(?:before|after)(?:All|Each))$/;

/** The title in a call of `it`, `test` or one of their variants. */
function testTitle(node: SyntaxNode): SyntaxNode | null {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return null;
  const name = calledName(node.callee);
  const member = isNode(node.callee.property) ? String(node.callee.property.name) : '';
  if ((name !== 'it' && name !== 'test') || otherMembers.test(member)) return null;
  const [title, ...others] = (node.arguments as readonly unknown[]).filter(isNode);
  return title !== undefined && others.length > 0 ? title : null;
}

/** The title in a table of tests: `{ title: '[SF-CART-02] A line …' }`. */
function listedTitle(node: SyntaxNode): SyntaxNode | null {
  if (node.type !== 'Property' || !isNode(node.key) || node.key.name !== 'title' || !isNode(node.value)) return null;
  return requirementId.test(literalText(node.value) ?? '') ? node.value : null;
}

/** `name` of an exported story. */
function storyNames(program: SyntaxNode): readonly SyntaxNode[] {
  return (program.body as readonly SyntaxNode[]).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !isNode(statement.declaration)) return [];
    const declarations = (statement.declaration.declarations ?? []) as readonly SyntaxNode[];
    return declarations.flatMap(({ init }) => {
      let story = init;
      while (isNode(story) && story.type.startsWith('TS')) story = story.expression;
      if (!isNode(story) || story.type !== 'ObjectExpression') return [];
      return (story.properties as readonly SyntaxNode[]).flatMap(({ key, value }) =>
        isNode(key) && key.name === 'name' && isNode(value) ? [value] : [],
      );
    });
  });
}

/**
 * Reads the titles of tests (`it`, `test` and their variants) and the names of stories from a source file. A title
 * that is a variable is skipped, unless it is listed with the ID of a requirement.
 */
export function readTitles(file: string, source: string): readonly Title[] {
  if (!hasTitles.test(source)) return [];
  const { program } = parseSync(file, source);
  const tests: SyntaxNode[] = [];
  const visit = (node: SyntaxNode): void => {
    const title = testTitle(node) ?? listedTitle(node);
    if (title !== null) tests.push(title);
    for (const child of childrenOf(node)) visit(child);
  };
  if (!isNode(program)) return [];
  visit(program);
  const titles = (nodes: readonly SyntaxNode[], of: Title['of']): readonly Title[] =>
    nodes.flatMap((node) => {
      const text = literalText(node);
      return text === null ? [] : [{ line: lineOf(source, node.start), text, of }];
    });
  const stories = /\.stories\.tsx$/.test(file) ? storyNames(program) : [];
  return [...titles(tests, 'test'), ...titles(stories, 'story')];
}
