/** Number of letters to insert, delete, replace or swap with the next one ("optimal string alignment"). */
function distance(left: string, right: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let line = 1; line <= left.length; line++) {
    const next = [line];
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[line - 1] === right[column - 1];
      const isSwapped = line > 1 && left[line - 1] === right[column - 2] && left[line - 2] === right[column - 1];
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[right.length] ?? 0;
}

/** Wrong letters that a misspelled word can have: longer words are still recognized with two. */
function allowedDistance({ length }: string): number {
  if (length <= 2) return 0;
  return length <= 5 ? 1 : 2;
}

/** Returns the word that was meant, in any case and with up to two wrong letters; null if none or several are near. */
export function nearestWord(written: string, known: readonly string[]): string | null {
  // Longer words are no misspelled keys, and would take long.
  if (written.length > 40) return null;
  const distances = known.map((word) => ({ word, away: distance(written.toLowerCase(), word.toLowerCase()) }));
  const least = Math.min(...distances.map(({ away }) => away));
  const [nearest, second] = distances.filter(({ away }) => away === least);
  return nearest && !second && least <= allowedDistance(written) ? nearest.word : null;
}
