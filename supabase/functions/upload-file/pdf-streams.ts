/** A stream of a PDF. */
export interface PdfStream {
  /** Text of its object up to and including the dictionary */
  dictionary: string;
  /** Offsets of its bytes in the file */
  start: number;
  end: number;
}

/**
 * Splits a PDF into its streams and the text between them.
 * @param text the file, one character per byte
 * @returns null if a stream does not end, or contains bytes like those of an object: readers interpret it differently
 */
export function splitPdf(text: string): { streams: PdfStream[]; outside: string } | null {
  const streams: PdfStream[] = [];
  const outside: string[] = [];
  const opening = />>[\s\0]*stream(\r\n|\n)/g;
  let position = 0;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const before = text.slice(position, match.index + 2);
    const start = opening.lastIndex;
    const ending = text.indexOf('endstream', start);
    if (ending === -1) return null;
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(' obj')));
    const end = endOfData(text, dictionary, start, ending);
    if (/\d[\s\0]+\d+[\s\0]+obj\b/.test(text.slice(start, end))) return null;
    streams.push({ dictionary, start, end });
    outside.push(before);
    position = ending;
    opening.lastIndex = ending;
  }
  outside.push(text.slice(position));
  return { streams, outside: outside.join('\n') };
}

/** Returns the end of a stream's data, without the line break before `endstream`. */
function endOfData(text: string, dictionary: string, start: number, ending: number): number {
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(dictionary)?.[1];
  const declaredEnd = length === undefined ? -1 : start + Number(length);
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
