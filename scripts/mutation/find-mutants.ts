import { parseSync } from 'vite';

/** A mutant of a file: `text` replaces the source from `start` to `end`. */
export interface Mutant {
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Replacement of each operator by one that is easily confused with it. */
const otherOperators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

const otherMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** All mutants of a TypeScript source: swapped operators and methods, negated conditions, other numbers and booleans */
export function findMutants(fileName: string, source: string): Mutant[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName} cannot be read: ${errors[0]?.message}`);
  const mutants: Mutant[] = [];
  if (isNode(program)) visit(program, (node) => mutants.push(...mutantsOf(node, source)));
  return mutants;
}

/** Types cannot fail at run time. */
function isType({ type }: Node): boolean {
  return type.startsWith('TS') && !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(type);
}

function visit(node: Node, meet: (node: Node) => void): void {
  if (isType(node) || node.type === 'ImportDeclaration') return;
  meet(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, meet);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function mutantsOf(node: Node, source: string): Mutant[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return swapOperator(node, source);
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement': {
      const test = node.test as Node;
      return ['true', 'false'].map((text) => ({ start: test.start, end: test.end, text }));
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [{ start: node.start, end: node.start + 1, text: '' }] : [];
    case 'Literal':
      return swapLiteral(node);
    case 'MemberExpression':
      return swapMethod(node.property as Node);
    default:
      return [];
  }
}

function swapOperator(node: Node, source: string): Mutant[] {
  const operator = String(node.operator);
  const text = otherOperators[operator];
  if (text === undefined) return [];
  const start = source.indexOf(operator, (node.left as Node).end);
  return [{ start, end: start + operator.length, text }];
}

function swapLiteral({ value, start, end }: Node): Mutant[] {
  if (typeof value === 'boolean') return [{ start, end, text: String(!value) }];
  if (typeof value === 'number') return [{ start, end, text: String(value + 1) }];
  return [];
}

function swapMethod({ name, start, end }: Node): Mutant[] {
  const text = otherMethods[String(name)];
  return text === undefined ? [] : [{ start, end, text }];
}
