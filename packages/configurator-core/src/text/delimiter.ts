/** Sign between the cells of a line. */
export type Delimiter = '\t' | ';' | ',';

/** Occurrences of one sign in the lines of a text. */
interface Tally {
  readonly sign: string;
  readonly first: number;
  total: number;
  /** Whether it occurs equally often in each line. */
  isEven: boolean;
}

/**
 * Finds the sign that separates the cells: one that occurs equally often in each line, else the most frequent one of the
 * first line. The order of the signs decides a tie. Null if none occurs outside of quoted cells.
 */
export function findDelimiter(text: string, signs: readonly string[]): string | null {
  const lines = bareLines(text, signs);
  const count = (line: string, sign: string) => line.split(sign).length - 1;
  const [first = '', ...rest] = lines;
  const tallies = signs.map((sign): Tally => {
    const inFirst = count(first, sign);
    return { sign, first: inFirst, total: inFirst, isEven: true };
  });
  for (const line of rest) {
    for (const tally of tallies) {
      const found = count(line, tally.sign);
      tally.total += found;
      if (found !== tally.first) tally.isEven = false;
    }
  }
  const found = tallies.filter(({ total }) => total > 0);
  const even = found.find(({ isEven }) => isEven);
  return (even ?? found.toSorted((one, other) => other.first - one.first)[0])?.sign ?? null;
}

/** Returns the lines with text, without quoted cells. */
function bareLines(text: string, signs: readonly string[]): readonly string[] {
  const quoted = new RegExp(`(^|[\\r\\n${signs.join('')}])"(?:[^"]|"")*(?:"|$)`, 'g');
  return text
    .replace(quoted, '$1"')
    .split(/[\r\n]/)
    .filter((line) => line.trim() !== '');
}
