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

/** Returns the word that was most likely meant, in any case and with a letter in three wrong; null if none is near. */
export function nearestWord(written: string, known: readonly string[]): string | null {
  // Longer words are no misspelled keys, and would take long.
  if (written.length > 40) return null;
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const word of known) {
    const away = distance(written.toLowerCase(), word.toLowerCase());
    if (away < least) [nearest, least] = [word, away];
  }
  return nearest;
}
