/** Browsers, Node and Deno provide it. The engine compiles without the types of any of them. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array | ArrayBuffer): string };

/**
 * Decodes a text file and removes its byte order mark: UTF-8, UTF-16 with a byte order mark (“Unicode text” of Excel),
 * else Windows-1252, which German spreadsheets still write.
 */
export function decodeText(bytes: Uint8Array | ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes instanceof ArrayBuffer ? bytes : bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
