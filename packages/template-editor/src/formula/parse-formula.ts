import { err, ok, type Result } from 'configurator-core';

/** A JSON Logic expression, as plain JSON. */
export type Logic = number | string | { readonly [operator: string]: readonly Logic[] | string };

/** Why a formula cannot be read. */
export type FormulaFault = 'unexpected' | 'missing' | 'incomplete' | 'unknownField';

/** Why a formula cannot be parsed, and the position, counted from 0. */
export interface FormulaError {
  readonly code: FormulaFault;
  /** The sign or the name at fault; empty if the formula ends too early. */
  readonly subject: string;
  readonly at: number;
}

type Token = { readonly kind: 'number' | 'name' | 'text' | 'sign'; readonly text: string; readonly at: number };

const tokenPattern = /\s*(?:(\d+(?:[.,]\d+)?)|([\p{L}_][\p{L}\p{N}_.-]*)|"([^"\n]*)"|(<=|>=|!=|[-+*/()<>=&;?:]))/uy;

/** Functions and their minimum number of arguments. */
const functions: ReadonlyMap<string, number> = new Map([
  ['min', 1],
  ['max', 1],
]);

class FormulaFailure extends Error {
  readonly error: FormulaError;
  constructor(code: FormulaFault, subject: string, at: number) {
    super(code);
    this.error = { code, subject, at };
  }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  while (pattern.lastIndex < text.trimEnd().length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) throw new FormulaFailure('unexpected', text.slice(start).trim().slice(0, 1), start);
    const [, number, name, quoted, sign = ''] = match;
    const length = quoted === undefined ? (number ?? name ?? sign).length : quoted.length + 2;
    const at = pattern.lastIndex - length;
    if (number !== undefined) tokens.push({ kind: 'number', text: number.replace(',', '.'), at });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, at });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted, at });
    else tokens.push({ kind: 'sign', text: sign, at });
  }
  return tokens;
}

/** Comparison signs and their operators. */
const comparisons: Readonly<Record<string, string>> = {
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
  '=': '==',
  '!=': '!=',
};

/** Parses tokens by precedence: comparison, joined text, sum, product, sign. */
class FormulaReader {
  private place = 0;
  private readonly tokens: readonly Token[];
  private readonly end: number;
  private readonly names: ReadonlySet<string>;

  constructor(tokens: readonly Token[], end: number, names: ReadonlySet<string>) {
    this.tokens = tokens;
    this.end = end;
    this.names = names;
  }

  whole(): Logic {
    const logic = this.choice();
    const rest = this.tokens[this.place];
    if (rest) throw new FormulaFailure('unexpected', rest.text, rest.at);
    return logic;
  }

  private match(...signs: readonly string[]): string | null {
    const token = this.tokens[this.place];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null;
    this.place += 1;
    return token.text;
  }

  private expect(sign: string): void {
    if (this.match(sign) === null) throw new FormulaFailure('missing', sign, this.here());
  }

  private here(): number {
    return this.tokens[this.place]?.at ?? this.end;
  }

  /** `condition ? one : other` */
  private choice(): Logic {
    const condition = this.comparison();
    if (this.match('?') === null) return condition;
    const one = this.choice();
    this.expect(':');
    return { if: [condition, one, this.choice()] };
  }

  private comparison(): Logic {
    const left = this.joined();
    const sign = this.match(...Object.keys(comparisons));
    return sign === null ? left : { [comparisons[sign] ?? sign]: [left, this.joined()] };
  }

  /** `"Länge " & backLength` */
  private joined(): Logic {
    const first = this.sum();
    const parts = [first];
    while (this.match('&') !== null) parts.push(this.sum());
    return parts.length === 1 ? first : { cat: parts };
  }

  private sum(): Logic {
    let left = this.product();
    for (let sign = this.match('+', '-'); sign !== null; sign = this.match('+', '-')) {
      left = { [sign]: [left, this.product()] };
    }
    return left;
  }

  private product(): Logic {
    let left = this.signed();
    for (let sign = this.match('*', '/'); sign !== null; sign = this.match('*', '/')) {
      left = { [sign]: [left, this.signed()] };
    }
    return left;
  }

  private signed(): Logic {
    return this.match('-') === null ? this.single() : { '-': [this.signed()] };
  }

  private single(): Logic {
    const token = this.tokens[this.place];
    if (!token) throw new FormulaFailure('incomplete', '', this.end);
    if (this.match('(') !== null) {
      const inner = this.choice();
      this.expect(')');
      return inner;
    }
    this.place += 1;
    if (token.kind === 'number') return Number(token.text);
    if (token.kind === 'text') return token.text;
    if (token.kind === 'sign') throw new FormulaFailure('unexpected', token.text, token.at);
    if (functions.has(token.text) && this.match('(') !== null) {
      const list = [this.choice()];
      while (this.match(';') !== null) list.push(this.choice());
      this.expect(')');
      return { [token.text]: list };
    }
    if (!this.names.has(token.text)) throw new FormulaFailure('unknownField', token.text, token.at);
    return { var: token.text };
  }
}

/**
 * Parses a formula over fields: numbers (`0,35` or `0.35`), texts (`"complete"`), fields by name, `+ - * /`, brackets,
 * `min(a; b)`, `max(a; b)`, `&` between texts, comparisons (`< > <= >= = !=`) and `condition ? one : other`.
 * @param names the fields that may be read
 */
export function parseFormula(text: string, names: ReadonlySet<string>): Result<Logic, FormulaError> {
  try {
    return ok(new FormulaReader(tokensOf(text), text.length, names).whole());
  } catch (failure) {
    if (failure instanceof FormulaFailure) return err(failure.error);
    throw failure;
  }
}
