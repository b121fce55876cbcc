import { ConditionError } from '../condition-error.ts';

/** The subset of SurveyJS expressions that a template can express. */
export type Expression =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Expression[] }
  | { readonly kind: 'not'; readonly part: Expression }
  | { readonly kind: 'test'; readonly operator: string; readonly left: Operand; readonly right: Operand | null };

/** One side of a comparison: a question, a literal or a list of literals. */
export type Operand =
  | { readonly kind: 'question'; readonly name: string }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'list'; readonly values: readonly (string | number | boolean)[] };

const token =
  /\s*(?:(\{[^}]*\})|('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(-?\d+(?:\.\d+)?)|(<=|>=|<>|!=|==|&&|\|\||[=<>!()[\],+*/%^-])|([A-Za-z_]\w*))/y;
const MAX_DEPTH = 30;

const synonyms: Readonly<Record<string, string>> = {
  '==': '=',
  equal: '=',
  '!=': '<>',
  notequal: '<>',
  greater: '>',
  less: '<',
  greaterorequal: '>=',
  lessorequal: '<=',
  contain: 'contains',
  notcontain: 'notcontains',
  '*=': 'contains',
  '&&': 'and',
  '||': 'or',
};
const comparisons: ReadonlySet<string> = new Set([
  '=',
  '<>',
  '<',
  '>',
  '<=',
  '>=',
  'contains',
  'notcontains',
  'anyof',
  'allof',
  'noneof',
]);
const states: ReadonlySet<string> = new Set(['empty', 'notempty']);
const negations: ReadonlySet<string> = new Set(['!', 'negate']);

interface Token {
  readonly kind: 'question' | 'literal' | 'word';
  readonly text: string;
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  const end = text.trimEnd().length;
  while (token.lastIndex < end) {
    const found = token.exec(text);
    if (found === null) throw new ConditionError({ code: 'unreadable' });
    const [, question, quoted, number, sign, word] = found;
    if (question !== undefined) tokens.push({ kind: 'question', text: question.slice(1, -1).trim() });
    else if (quoted !== undefined)
      tokens.push({ kind: 'literal', text: quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1') });
    else if (number !== undefined) tokens.push({ kind: 'word', text: number });
    else tokens.push({ kind: 'word', text: sign ?? word ?? '' });
  }
  return tokens;
}

/** Parses `or` of `and` of negated or bracketed comparisons. */
class Parser {
  private readonly tokens: readonly Token[];
  private place = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  whole(): Expression {
    const expression = this.any(0);
    if (this.place < this.tokens.length)
      throw new ConditionError({ code: 'not_supported', word: this.tokens[this.place]?.text ?? '' });
    return expression;
  }

  private any(depth: number): Expression {
    const parts = [this.all(depth)];
    while (this.take('or')) parts.push(this.all(depth));
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'any', parts };
  }

  private all(depth: number): Expression {
    const parts = [this.single(depth)];
    while (this.take('and')) parts.push(this.single(depth));
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'all', parts };
  }

  private single(depth: number): Expression {
    if (depth > MAX_DEPTH) throw new ConditionError({ code: 'nested_too_deeply' });
    if (negations.has(this.word() ?? '')) {
      this.place += 1;
      const part = this.single(depth + 1);
      // SurveyJS negates the operand before it compares.
      if (part.kind === 'test' && part.operator !== 'truthy')
        throw new ConditionError({ code: 'not_supported', word: '!' });
      return { kind: 'not', part };
    }
    if (this.take('(')) {
      const inner = this.any(depth + 1);
      if (!this.take(')')) throw new ConditionError({ code: 'bracket_not_closed' });
      return inner;
    }
    return this.test();
  }

  private test(): Expression {
    const left = this.operand();
    const operator = this.word() ?? '';
    if (states.has(operator)) {
      this.place += 1;
      return { kind: 'test', operator, left, right: null };
    }
    if (!comparisons.has(operator)) return { kind: 'test', operator: 'truthy', left, right: null };
    this.place += 1;
    return { kind: 'test', operator, left, right: this.operand() };
  }

  private operand(): Operand {
    const next = this.tokens[this.place];
    this.place += 1;
    if (next === undefined) throw new ConditionError({ code: 'ends_too_early' });
    if (next.kind === 'question') return { kind: 'question', name: next.text };
    if (next.kind === 'literal') return { kind: 'literal', value: next.text };
    if (next.text === '[') return { kind: 'list', values: this.literals() };
    return { kind: 'literal', value: literalOf(next.text) };
  }

  private literals(): (string | number | boolean)[] {
    const values: (string | number | boolean)[] = [];
    while (!this.take(']')) {
      const entry = this.operand();
      if (entry.kind !== 'literal') throw new ConditionError({ code: 'list_of_expressions' });
      values.push(entry.value);
      this.take(',');
    }
    return values;
  }

  private word(): string | undefined {
    const next = this.tokens[this.place];
    if (next?.kind !== 'word') return undefined;
    const lower = next.text.toLowerCase();
    return synonyms[lower] ?? lower;
  }

  private take(word: string): boolean {
    if (this.word() !== word) return false;
    this.place += 1;
    return true;
  }
}

function literalOf(word: string): string | number | boolean {
  if (/^(true|false)$/i.test(word)) return word.toLowerCase() === 'true';
  const number = Number(word);
  if (word !== '' && Number.isFinite(number)) return number;
  throw new ConditionError({ code: 'not_supported', word });
}

/** Parses an expression. @throws ConditionError for calculations, functions and invalid expressions */
export function parseExpression(text: string): Expression {
  return new Parser(tokensOf(text)).whole();
}
