const blank = /[ \t\n\r]*/y;
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// Characters from the space on, except quote and backslash.
const string = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;

/** Scans JSON up to the first invalid character. */
class JsonWalk {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** @returns the index of the first invalid character, counted from 0; null if there is none */
  fault(): number | null {
    const isWhole = this.value() && this.at === this.text.length;
    return isWhole ? null : this.at;
  }

  private match(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match !== null;
  }

  private sign(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return this.match(blank);
  }

  private value(): boolean {
    this.match(blank);
    if (this.sign('{'))
      return this.list('}', () => this.match(string) && this.match(blank) && this.sign(':') && this.value());
    if (this.sign('[')) return this.list(']', () => this.value());
    return (this.match(string) || this.match(literal)) && this.match(blank);
  }

  private list(end: string, entry: () => boolean): boolean {
    if (this.sign(end)) return true;
    do if (!entry()) return false;
    while (this.sign(','));
    return this.sign(end);
  }
}

/** A position in a text; line and column are counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Returns the position of the first JSON syntax error; null if the text is valid JSON. */
export function jsonFault(text: string): TextPlace | null {
  const at = new JsonWalk(text).fault();
  if (at === null) return null;
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
