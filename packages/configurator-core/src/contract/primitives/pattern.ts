/** Longer texts never match. */
const MAX_TEXT = 2000;

/** Maximum states of the automaton. A pattern that needs more is rejected. */
const MAX_STATES = 1000;

/** One state: moves to `next` with a character that passes `accepts`, or without one if that is null. */
interface State {
  readonly accepts: ((character: string) => boolean) | null;
  /** An anchor only matches at one end of the text. */
  readonly anchor: '^' | '$' | null;
  next: readonly number[];
}

/** Builds a part of the automaton that continues with the state `next`, and returns its first state. */
type Part = (next: number) => number;

const token =
  /\\(?:[pP]\{[^}]*\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?:|\?<[^=!>][^>]*>)?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;
const quantifier = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/;

/** A text test in time proportional to the text, whatever the pattern: no pattern can make it hang. */
export class Pattern {
  readonly #states: State[] = [{ accepts: null, anchor: null, next: [] }];
  #start = 0;
  readonly #tokens: readonly string[];
  #place = 0;
  readonly #flags: string;

  private constructor(source: string, flags: string) {
    this.#tokens = source.match(token) ?? [];
    this.#flags = flags;
  }

  /**
   * Parses a regular expression that must match the whole text.
   * @returns `invalid` if it is malformed; `unsafe` if it cannot be tested in bounded time (back references,
   * lookarounds, word boundaries, very large repeats)
   */
  static read(source: string): Pattern | 'invalid' | 'unsafe' {
    const flags = ['u', ''].find((candidate) => {
      try {
        return new RegExp(source, candidate);
      } catch {
        return false;
      }
    });
    if (flags === undefined) return 'invalid';
    const pattern = new Pattern(source, flags);
    const part = pattern.#alternatives();
    if (part === null || pattern.#place < pattern.#tokens.length) return 'unsafe';
    pattern.#start = part(0);
    return pattern.#states.length <= MAX_STATES ? pattern : 'unsafe';
  }

  /** Returns whether the whole text matches. */
  test(text: string): boolean {
    if (text.length > MAX_TEXT) return false;
    const characters = this.#flags === 'u' ? Array.from(text) : text.split('');
    let current = this.#reach([this.#start], 0, characters.length);
    for (const [index, character] of characters.entries()) {
      const after = current.flatMap((place) => {
        const state = this.#states[place];
        return state?.accepts?.(character) ? state.next : [];
      });
      if (after.length === 0) return false;
      current = this.#reach(after, index + 1, characters.length);
    }
    return current.includes(0);
  }

  /** Returns all states reachable without a character. */
  #reach(from: readonly number[], position: number, length: number): number[] {
    const reached = new Set<number>();
    const pending = [...from];
    for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
      if (reached.has(place)) continue;
      const state = this.#states[place];
      if (!state || (state.anchor && position !== (state.anchor === '^' ? 0 : length))) continue;
      reached.add(place);
      if (!state.accepts) pending.push(...state.next);
    }
    return [...reached];
  }

  #add(next: readonly number[], rest: Partial<State> = {}): number {
    // Nothing more is built beyond the limit, because the pattern is rejected.
    if (this.#states.length > MAX_STATES) return 0;
    return this.#states.push({ accepts: null, anchor: null, ...rest, next }) - 1;
  }

  #refuse(): number {
    while (this.#states.length <= MAX_STATES) this.#add([]);
    return 0;
  }

  #alternatives(): Part | null {
    const parts: Part[] = [];
    do {
      const part = this.#sequence();
      if (part === null) return null;
      parts.push(part);
    } while (this.#tokens[this.#place] === '|' && ++this.#place);
    const [only, second] = parts;
    return only !== undefined && second === undefined ? only : (next) => this.#add(parts.map((part) => part(next)));
  }

  #sequence(): Part | null {
    const parts: Part[] = [];
    for (;;) {
      const text = this.#tokens[this.#place];
      if (text === undefined || text === '|' || text === ')') break;
      this.#place += 1;
      const part = this.#single(text);
      if (part === null) return null;
      const bounds = quantifier.exec(this.#tokens[this.#place] ?? '');
      if (bounds) this.#place += 1;
      parts.push(bounds ? this.#repeated(part, bounds) : part);
    }
    return (next) => parts.reduceRight((after, part) => part(after), next);
  }

  #single(text: string): Part | null {
    if (text.startsWith('(')) {
      const inner = this.#alternatives();
      this.#place += 1;
      return inner;
    }
    if (text === '^' || text === '$') return (next) => this.#add([next], { anchor: text });
    if (quantifier.test(text) || /^\\[bBk1-9]/.test(text)) return null;
    const accepts = this.#accepts(text);
    return (next) => this.#add([next], { accepts });
  }

  #accepts(text: string): (character: string) => boolean {
    if (!/[\\[.]/.test(text)) return (character) => character === text;
    const one = new RegExp(`^${text}$`, this.#flags);
    return (character) => one.test(character);
  }

  #repeated(part: Part, [, sign, least, comma, most]: RegExpExecArray): Part {
    const from = sign ? (sign === '+' ? 1 : 0) : Number(least);
    const isEndless = sign === '*' || sign === '+' || (comma === ',' && most === '');
    const to = sign === '?' ? 1 : comma === ',' ? Number(most) : from;
    return (next) => {
      let start = next;
      if (isEndless) {
        start = this.#add([next]);
        const state = this.#states[start];
        if (state) state.next = [part(start), next];
      }
      const repeats = isEndless ? from : to;
      // Beyond the limit the pattern is rejected anyway, so nested repeats are not expanded further.
      for (let count = 0; count < repeats && this.#states.length <= MAX_STATES; count += 1) {
        start = count < repeats - from ? this.#add([part(start), next]) : part(start);
      }
      return repeats > MAX_STATES ? this.#refuse() : start;
    };
  }
}
