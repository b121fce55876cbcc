import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';

/** The manually written parts of a docs page; null if missing. */
export interface StoryPage {
  readonly title: string | null;
  /** The docstring of the documented component, or `parameters.docs.description.component`. */
  readonly description: string | null;
  readonly keyboard: string | null;
  readonly accessibility: string | null;
}

type Node = types.Node | null | undefined;

function propertyOf(node: Node, key: string): Node {
  if (node?.type !== 'ObjectExpression') return null;
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
    if (property.key.name === key) return property.value;
  }
  return null;
}

/** Text of a literal or of concatenated literals. */
function textOf(node: Node): string | null {
  if (node?.type === 'StringLiteral') return node.value.trim() || null;
  if (node?.type !== 'BinaryExpression') return null;
  const left = textOf(node.left);
  const right = textOf(node.right);
  return left === null || right === null ? null : `${left} ${right}`;
}

/** Name of a component, without type arguments: `DataTable<Row>`. */
function nameOf(node: Node): string | null {
  if (node?.type === 'TSInstantiationExpression') return nameOf(node.expression);
  return node?.type === 'Identifier' ? node.name : null;
}

/** Path of the module that declares a name: its import, or the file itself. */
function declaredIn(file: string, program: types.Program, name: string): string {
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    if (statement.specifiers.some(({ local }) => local.name === name))
      return join(dirname(file), statement.source.value);
  }
  return file;
}

function docstringOf(source: string, name: string): string | null {
  const declaration = `(?:export\\s+)?(?:function|const|class)\\s+${name}\\b`;
  const found = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${declaration}`).exec(source);
  return found?.[1]?.replaceAll(/^\s*\*?\s?/gm, '').trim() || null;
}

/**
 * Reads the docs page of a stories file from its source.
 * @param file absolute path
 */
export function readStoryPage(file: string): StoryPage {
  const source = readFileSync(file, 'utf8');
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
  const { component, parameters } = csf._metaAnnotations;
  const notes = propertyOf(parameters, 'notes');
  const described = propertyOf(propertyOf(propertyOf(parameters, 'docs'), 'description'), 'component');
  const name = nameOf(propertyOf(notes, 'of') ?? component);
  const module = name === null ? null : declaredIn(file, csf._ast.program, name);
  return {
    title: csf.meta.title || null,
    description:
      textOf(described) ?? (name === null || module === null ? null : docstringOf(readFileSync(module, 'utf8'), name)),
    keyboard: textOf(propertyOf(notes, 'keyboard')),
    accessibility: textOf(propertyOf(notes, 'accessibility')),
  };
}
