/** Characters to try if a pattern allows several, the simplest first. */
const ALPHABET = [
  ...'abcxyz0123456789ABCXYZ',
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'äöüÄÖÜßéè€',
];
const VARIANTS = 12;

/** Parameters of one variant of a text: the number of extra repetitions, and the branch to choose. */
interface Spin {
  readonly extra: number;
  readonly branch: number;
}
type Part = (spin: Spin) => string | undefined;

/** Parser state of a regular expression; `at` is the current position. */
interface Reader {
  readonly source: string;
  at: number;
}

function character(source: string): Part | undefined {
  let expression: RegExp;
  try {
    expression = new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
  const fitting = ALPHABET.filter((letter) => expression.test(letter));
  return fitting.length === 0 ? undefined : (spin) => fitting[spin.branch % Math.min(fitting.length, 3)];
}

/** Returns the end of the character, escape or bracket class at the current position. */
function tokenEnd({ source, at }: Reader): number {
  if (source[at] === '\\') {
    if (source[at + 1] === 'p' || source[at + 1] === 'P') return source.indexOf('}', at) + 1;
    return at + 2;
  }
  if (source[at] !== '[') return at + 1;
  let end = at + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

function readAtom(reader: Reader): Part | undefined {
  const { source } = reader;
  const sign = source[reader.at];
  if (sign === '^' || sign === '$') {
    reader.at += 1;
    return () => '';
  }
  if (sign === '(') {
    const opening = source.startsWith('(?:', reader.at) ? 3 : source[reader.at + 1] === '?' ? 0 : 1;
    if (opening === 0) return undefined;
    reader.at += opening;
    const inside = readBranches(reader);
    if (inside === undefined || source[reader.at] !== ')') return undefined;
    reader.at += 1;
    return inside;
  }
  const end = tokenEnd(reader);
  const token = source.slice(reader.at, end);
  reader.at = end;
  return character(token);
}

function readRepeated(reader: Reader): Part | undefined {
  const atom = readAtom(reader);
  if (atom === undefined) return undefined;
  const quantifier = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(reader.source.slice(reader.at));
  if (quantifier === null) return atom;
  reader.at += quantifier[0].length;
  const [, sign, least, comma, most] = quantifier;
  const from = sign === '+' ? 1 : Number(least ?? 0);
  const limit =
    sign === '?' ? 1 : sign !== undefined || (comma !== undefined && most === '') ? Infinity : Number(most ?? least);
  return (spin) => {
    const parts = Array.from({ length: Math.min(from + spin.extra, limit) }, () => atom(spin));
    return parts.includes(undefined) ? undefined : parts.join('');
  };
}

function readBranches(reader: Reader): Part | undefined {
  const branches: Part[][] = [[]];
  while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
    if (reader.source[reader.at] === '|') {
      branches.push([]);
      reader.at += 1;
      continue;
    }
    const part = readRepeated(reader);
    if (part === undefined) return undefined;
    branches.at(-1)?.push(part);
  }
  return (spin) => {
    const parts = (branches[spin.branch % branches.length] ?? []).map((part) => part(spin));
    return parts.includes(undefined) ? undefined : parts.join('');
  };
}

/**
 * Returns texts that a pattern should accept, from short to long. The caller must check each: a pattern with
 * look-around or back references gives none or wrong ones.
 */
export function samplePattern(pattern: string): readonly string[] {
  const reader: Reader = { source: pattern, at: 0 };
  const whole = readBranches(reader);
  if (whole === undefined || reader.at < pattern.length) return [];
  const samples = new Set<string>();
  for (let extra = 0; extra < VARIANTS; extra += 1) {
    for (let branch = 0; branch < 3; branch += 1) {
      const sample = whole({ extra, branch });
      if (sample !== undefined) samples.add(sample);
    }
  }
  return [...samples];
}
