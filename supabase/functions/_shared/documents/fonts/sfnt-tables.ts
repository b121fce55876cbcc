import { inflateSync } from 'node:zlib';

/** Tables of a font by their four-letter tag. */
export type SfntTables = ReadonlyMap<string, Buffer>;

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * Unpacks the tables of a WOFF font (W3C WOFF 1.0, sections 3 to 5). Otherwise the library that embeds fonts unpacks a
 * table again for each letter.
 */
export function readWoff(woff: Buffer): SfntTables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < woff.readUInt16BE(12); index += 1) {
    const entry = woffHeader + woffEntry * index;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    tables.set(woff.toString('latin1', entry, entry + 4), packed.length < length ? inflateSync(packed) : packed);
  }
  return tables;
}

/** Writes a TrueType file (OpenType 1.9, "Organization of an OpenType font"). */
export function writeSfnt(tables: SfntTables): Buffer {
  const count = tables.size;
  const directory = Buffer.alloc(sfntHeader + sfntEntry * count);
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 16 * 2 ** entrySelector;
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(searchRange, 6);
  directory.writeUInt16BE(entrySelector, 8);
  directory.writeUInt16BE(count * 16 - searchRange, 10);
  const padded: Buffer[] = [];
  let offset = directory.length;
  for (const [index, [tag, table]] of [...tables].sort(([one], [other]) => (one < other ? -1 : 1)).entries()) {
    const bytes = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(bytes);
    const record = sfntHeader + sfntEntry * index;
    directory.write(tag, record, 'latin1');
    directory.writeUInt32BE(checksumOf(bytes), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(table.length, record + 12);
    padded.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([directory, ...padded]);
}

function checksumOf(bytes: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < bytes.length; offset += 4) sum = (sum + bytes.readUInt32BE(offset)) >>> 0;
  return sum;
}
