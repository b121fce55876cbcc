/** A number of pieces made to measure, the one unit of the production page. */
export function piecesText(pieces: number): string {
  return `${pieces.toLocaleString('de-DE')} Stück`;
}
