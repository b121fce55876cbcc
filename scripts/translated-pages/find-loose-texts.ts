import { parseSync } from 'vite';
import { childrenOf, isNode, lineOf, nodesOf, type SyntaxNode } from '../workspace/syntax.ts';

/** A text that React cannot update, or that breaks its neighbours, once a browser has translated the page. */
export interface LooseText {
  /** Counted from 1. */
  readonly line: number;
  readonly fault: 'changes beside others' | 'follows what comes and goes' | 'without an element' | 'list of texts';
  readonly code: string;
}

/**
 * What a child renders: nothing or white space, text that never changes, text that may change (or any node of another
 * component), one element that stays, or elements that come, go or move.
 */
type Kind = 'nothing' | 'text' | 'changing text' | 'element' | 'changing elements';

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value ?? '') : '';
}

/** Members of a type that admits no text: elements, or lists of them. */
const elementType = /^(?:readonly )?(?:ReactElement|Elements|JSX\.Element|null|undefined|false)(?:<[^|]*>)?(?:\[\])?$/;

const isText = (kind: Kind) => kind === 'text' || kind === 'changing text';

/** Kind of an expression that renders one of these. */
function oneOf(kinds: readonly Kind[]): Kind {
  return kinds.some(isText) ? 'changing text' : 'changing elements';
}

/** Names of a file: what its variables and functions render, and its components that always render one element. */
class Names {
  readonly #rendered = new Map<string, Set<Kind>>();
  readonly #steady = new Set<string>();

  readonly #source: string;

  constructor(program: SyntaxNode, source: string) {
    this.#source = source;
    // A name may be used before its declaration is found.
    for (let round = 0; round < 3; round += 1) this.#collect(program);
  }

  #add(name: string, kind: Kind): void {
    const kinds = this.#rendered.get(name) ?? new Set();
    this.#rendered.set(name, kinds.add(kind));
  }

  #collect(node: SyntaxNode): void {
    if (node.type === 'ImportDeclaration') {
      const module = nameOf(node.source);
      for (const { local } of node.specifiers as readonly { readonly local: SyntaxNode }[]) {
        const isLink = module === 'react-router' && /^(Nav)?Link$/.test(nameOf(local));
        if (module === 'lucide-react' || module.endsWith('/icon.tsx') || isLink) this.#steady.add(nameOf(local));
      }
    }
    if (node.type === 'TSPropertySignature') {
      this.#add(nameOf(node.key), this.#isElementType(node.typeAnnotation) ? 'changing elements' : 'changing text');
    }
    if (node.type === 'VariableDeclarator' && isNode(node.init)) {
      this.#rendered.delete(nameOf(node.id));
      this.#add(nameOf(node.id), this.kindOf(node.init));
    }
    if (node.type === 'FunctionDeclaration') {
      this.#rendered.delete(nameOf(node.id));
      this.#add(nameOf(node.id), this.kindOfResult(node));
    }
    for (const child of childrenOf(node)) this.#collect(child);
  }

  /** Whether an annotated type, or what its function returns, admits no text. */
  #isElementType(annotation: unknown): boolean {
    const type = isNode(annotation) ? annotation.typeAnnotation : undefined;
    if (!isNode(type)) return false;
    if (type.type === 'TSFunctionType') return this.#isElementType(type.returnType);
    return this.#source
      .slice(type.start, type.end)
      .split('|')
      .every((member) => elementType.test(member.trim()));
  }

  isSteady(name: string): boolean {
    return this.#steady.has(name);
  }

  #kindOfName(name: string): Kind {
    const kinds = this.#rendered.get(name);
    return kinds === undefined ? 'changing text' : oneOf([...kinds]);
  }

  /** What a function returns. */
  kindOfResult(fn: SyntaxNode): Kind {
    if (!/Function/.test(fn.type)) return 'changing text';
    if (this.#isElementType(fn.returnType)) return 'changing elements';
    if (isNode(fn.body) && fn.body.type !== 'BlockStatement') return this.kindOf(fn.body);
    const returned: Kind[] = [];
    const visit = (node: SyntaxNode): void => {
      if (/Function/.test(node.type)) return;
      if (node.type === 'ReturnStatement') {
        returned.push(isNode(node.argument) ? this.kindOf(node.argument) : 'nothing');
      }
      for (const child of childrenOf(node)) visit(child);
    };
    for (const statement of nodesOf(fn.body)) visit(statement);
    return returned.length > 0 ? oneOf(returned) : 'changing text';
  }

  /** What an expression renders. */
  kindOf(node: SyntaxNode): Kind {
    switch (node.type) {
      case 'JSXEmptyExpression':
      case 'TSSatisfiesExpression':
        return 'nothing';
      case 'JSXElement':
        return 'element';
      case 'JSXFragment':
        return 'changing elements';
      case 'Literal':
        if (typeof node.value === 'number') return 'text';
        return typeof node.value === 'string' && node.value.trim() !== '' ? 'text' : 'nothing';
      case 'TemplateLiteral':
        return nodesOf(node.expressions).length === 0 ? 'text' : 'changing text';
      case 'Identifier':
        return node.name === 'undefined' ? 'nothing' : this.#kindOfName(nameOf(node));
      case 'ParenthesizedExpression':
      case 'TSNonNullExpression':
      case 'TSAsExpression':
        return isNode(node.expression) ? this.kindOf(node.expression) : 'changing text';
      case 'LogicalExpression': {
        const sides = nodesOf(node.operator === '&&' ? node.right : [node.left, node.right]);
        const kinds = sides.map((side) => this.kindOf(side));
        return kinds.every((kind) => kind === 'nothing') ? 'nothing' : oneOf(kinds);
      }
      case 'ConditionalExpression': {
        const kinds = nodesOf([node.consequent, node.alternate]).map((side) => this.kindOf(side));
        return kinds.every((kind) => kind === 'nothing') ? 'nothing' : oneOf(kinds);
      }
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return this.kindOfResult(node);
      case 'CallExpression':
        return this.#kindOfCall(node);
      default:
        return 'changing text';
    }
  }

  #kindOfCall(call: SyntaxNode): Kind {
    if (!isNode(call.callee)) return 'changing text';
    if (nameOf(call.callee) === 'createPortal') return 'changing elements';
    if (call.callee.type === 'Identifier') return this.#kindOfName(nameOf(call.callee));
    const [callback] = nodesOf(call.arguments);
    const method = nameOf(call.callee.property);
    if (method === 'filter' && isNode(call.callee.object)) return this.kindOf(call.callee.object);
    if (!/^(flatMap|map)$/.test(method) || callback === undefined) return 'changing text';
    return oneOf([this.kindOf(callback)]);
  }
}

/** Whether an element may be replaced by another one, or by none, while its siblings stay. */
function comesAndGoes(element: SyntaxNode, names: Names): boolean {
  const opening = element.openingElement;
  if (!isNode(opening)) return true;
  const name = nameOf(opening.name);
  const key = nodesOf(opening.attributes).find((attribute) => nameOf(attribute.name) === 'key');
  return (
    (key !== undefined && isNode(key.value) && key.value.type !== 'Literal') ||
    !(/^[a-z]/.test(name) || names.isSteady(name))
  );
}

function kindOfChild(child: SyntaxNode, names: Names): Kind {
  if (child.type === 'JSXText') return String(child.value).trim() === '' ? 'nothing' : 'text';
  if (child.type === 'JSXExpressionContainer' && isNode(child.expression)) return names.kindOf(child.expression);
  if (child.type === 'JSXElement') return comesAndGoes(child, names) ? 'changing elements' : 'element';
  return child.type === 'JSXFragment' ? 'changing elements' : 'changing text';
}

function isListOfTexts(child: SyntaxNode, names: Names): boolean {
  const { expression } = child;
  if (child.type !== 'JSXExpressionContainer' || !isNode(expression) || expression.type !== 'CallExpression')
    return false;
  const method = isNode(expression.callee) ? nameOf(expression.callee.property) : '';
  return /^(flatMap|map)$/.test(method) && isText(names.kindOf(expression));
}

/**
 * Finds texts that do not survive a translation by the browser, which replaces each text node by an element. React then
 * writes updates into the detached node, and inserting before it or removing it throws. A text is safe if it is the
 * only child of its element: React replaces the whole content. It is safe beside others if it never changes, and
 * nothing before it comes or goes.
 * @param path its extension decides whether the file has JSX
 */
export function findLooseTexts(path: string, source: string): readonly LooseText[] {
  const { program } = parseSync(path, source);
  if (!isNode(program)) return [];
  const names = new Names(program, source);
  const found: LooseText[] = [];
  const report = (node: SyntaxNode, fault: LooseText['fault']) => {
    const code = source.slice(node.start, node.end).replaceAll(/\s+/g, ' ').slice(0, 80);
    found.push({ line: lineOf(source, node.start), fault, code });
  };
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'FunctionDeclaration' && /^[A-Z]/.test(nameOf(node.id)) && isText(names.kindOfResult(node))) {
      report(node, 'without an element');
    }
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'createPortal') {
      // React removes the text itself, not the element that it was put into.
      const [content] = nodesOf(node.arguments);
      if (content && isText(names.kindOf(content))) report(content, 'without an element');
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = nodesOf(node.children)
        .map((child) => ({ child, kind: kindOfChild(child, names) }))
        .filter(({ kind }) => kind !== 'nothing');
      let isUnsteady = false;
      for (const { child, kind } of children) {
        if (isListOfTexts(child, names)) report(child, 'list of texts');
        else if (node.type === 'JSXFragment' && isText(kind)) report(child, 'without an element');
        else if (kind === 'changing text' && children.length > 1) report(child, 'changes beside others');
        else if (kind === 'text' && isUnsteady) report(child, 'follows what comes and goes');
        isUnsteady ||= kind === 'changing elements';
      }
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return found;
}
