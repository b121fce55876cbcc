/** A stream of a PDF. */
export interface PdfStream {
  /** All text since the previous stream: a dictionary may contain a string that looks like the start of an object */
  dictionary: string;
  /** Offsets of its bytes in the file */
  start: number;
  end: number;
}

/**
 * Splits a PDF into its streams and the text between them.
 * @param text the file, one character per byte
 * @returns null if a stream does not end, or if readers may disagree on where it starts or what is in it
 */
export function splitPdf(text: string): { streams: PdfStream[]; outside: string } | null {
  const streams: PdfStream[] = [];
  const outside: string[] = [];
  const keyword = new RegExp(streamKeyword);
  let position = 0;
  for (let match = keyword.exec(text); match !== null; match = keyword.exec(text)) {
    const preceding = precedingPart(text, match.index);
    if (preceding === 'other') continue;
    // Some readers start the data behind a space, a bare CR or a comment, others do not.
    if (preceding === 'comment' || match[1] === undefined) return null;
    const dictionary = text.slice(position, match.index);
    const start = keyword.lastIndex;
    const ending = text.indexOf('endstream', start);
    if (ending === -1) return null;
    const end = endOfData(text, dictionary, start, ending);
    const data = text.slice(start, end);
    if (hasOpening(data) || /\d[\s\0]+\d+[\s\0]+obj\b/.test(data)) return null;
    streams.push({ dictionary, start, end });
    outside.push(dictionary);
    position = ending;
    keyword.lastIndex = ending;
  }
  outside.push(text.slice(position));
  return { streams, outside: outside.join('\n') };
}

/** The keyword that starts a stream, and the line break that ends it. */
const streamKeyword = /(?<!end)stream(\r\n|\n)?/g;

function hasOpening(data: string): boolean {
  for (const { index } of data.matchAll(streamKeyword)) if (precedingPart(data, index) !== 'other') return true;
  return false;
}

/** Returns what precedes a keyword: the end of a dictionary, or a line with a `%`, which may be a comment. */
function precedingPart(text: string, index: number): 'dictionary' | 'comment' | 'other' {
  let end = index;
  while (/[\s\0]/.test(text.charAt(end - 1))) end -= 1;
  if (text.startsWith('>>', end - 2)) return 'dictionary';
  if (!/[\r\n]/.test(text.slice(end, index))) return 'other';
  for (let before = end - 1; before >= 0 && !/[\r\n]/.test(text.charAt(before)); before -= 1)
    if (text.charAt(before) === '%') return 'comment';
  return 'other';
}

/** Returns the end of a stream's data, without the line break before `endstream`. */
function endOfData(text: string, dictionary: string, start: number, ending: number): number {
  let declaredEnd = -1;
  for (const [, length] of dictionary.matchAll(/\/Length\s+(\d+)(?!\s+\d+\s+R)\b/g))
    declaredEnd = start + Number(length);
  if (declaredEnd >= start && declaredEnd <= ending && /^[\r\n]{0,2}$/.test(text.slice(declaredEnd, ending)))
    return declaredEnd;
  if (text.slice(ending - 2, ending) === '\r\n') return ending - 2;
  return /[\r\n]/.test(text.charAt(ending - 1)) ? ending - 1 : ending;
}

/**
 * Inflates bytes up to a limit.
 * @returns the output up to the end or an error; null if the limit is exceeded. `isWhole` is false after an error.
 */
export async function inflateAtMost(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<{ chunks: Uint8Array[]; length: number; isWhole: boolean } | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > maxBytes) {
        await reader.cancel();
        return null;
      }
      chunks.push(part.value);
    }
  } catch {
    return { chunks, length, isWhole: false };
  }
  return { chunks, length, isWhole: true };
}
