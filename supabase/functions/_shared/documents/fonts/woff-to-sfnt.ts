import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * Unpacks a WOFF font into its original TrueType file (W3C WOFF 1.0, sections 3 to 5).
 * Otherwise the library that embeds fonts unpacks a table again for each letter.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(sfntHeader + sfntEntry * count);
  woff.copy(directory, 0, 4, 8);
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 16 * 2 ** entrySelector;
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(searchRange, 6);
  directory.writeUInt16BE(entrySelector, 8);
  directory.writeUInt16BE(count * 16 - searchRange, 10);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woffHeader + woffEntry * index;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    const record = sfntHeader + sfntEntry * index;
    woff.copy(directory, record, entry, entry + 4);
    woff.copy(directory, record + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(length, record + 12);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed.length < length ? inflateSync(packed) : packed).copy(table);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([directory, ...tables]);
}
