import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return typeof node.name === 'string' ? node.name : '';
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const component = /^(?:use)?[A-Z]/;
/** Calls that run their first argument while rendering. */
const rendering = new Set(['memo', 'forwardRef', 'useMemo', 'useState', 'useReducer']);

/**
 * Returns the lines, counted from 1, on which a component or a hook writes a ref while rendering. React may render
 * without committing, so the ref would get a value that is never shown. Events and effects may write it.
 */
export function findRenderRefs(file: string, code: string): readonly number[] {
  const lines: number[] = [];
  /** @param name the name that the node's parent gives to it */
  const visit = (node: Node, isRendering: boolean, name: string) => {
    const target = node.type === 'AssignmentExpression' ? node.left : node.argument;
    const isWrite = node.type === 'AssignmentExpression' || node.type === 'UpdateExpression';
    if (
      isRendering &&
      isWrite &&
      isNode(target) &&
      target.type === 'MemberExpression' &&
      nameOf(target) === 'current'
    ) {
      lines.push(code.slice(0, node.start).split('\n').length);
    }
    const isFunction = functionTypes.has(node.type);
    const renders = isFunction ? component.test(nameOf(node.id) || name) : isRendering;
    const called = node.type === 'CallExpression' && rendering.has(nameOf(node.callee)) ? 'Rendered' : '';
    for (const child of childrenOf(node)) {
      const isNamed = node.type === 'VariableDeclarator' && child === node.init;
      const isCalled = Array.isArray(node.arguments) && child === node.arguments[0];
      visit(child, renders, isNamed ? nameOf(node.id) : isCalled ? called : '');
    }
  };
  visit(parseSync(file, code).program as unknown as Node, false, '');
  return lines;
}
