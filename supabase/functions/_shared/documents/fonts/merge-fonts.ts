import type { SfntTables } from './sfnt-tables.ts';

/** A font of several subsets and the letters it contains. */
export interface MergedFont {
  tables: SfntTables;
  /** Code points, ascending */
  letters: readonly number[];
}

/**
 * Appends the glyphs of another subset of the same TrueType font. Kerning and ligatures stay those of `base`.
 * Table formats: OpenType 1.9.
 */
export function mergeFonts(base: SfntTables, added: SfntTables): MergedFont {
  const offset = glyphCountOf(base);
  const glyphs = [...glyphsOf(base), ...glyphsOf(added).map((glyph) => withComponentsMoved(glyph, offset))];
  const glyphOf = new Map([...mappingOf(added)].map(([letter, glyph]) => [letter, glyph + offset]));
  for (const [letter, glyph] of mappingOf(base)) glyphOf.set(letter, glyph);
  const letters = [...glyphOf.keys()].sort((one, other) => one - other);

  const head = Buffer.from(tableOf(base, 'head'));
  head.writeInt16BE(1, 50); // long offsets in loca
  for (const [at, extreme] of [
    [36, Math.min],
    [38, Math.min],
    [40, Math.max],
    [42, Math.max],
  ] as const)
    head.writeInt16BE(extreme(head.readInt16BE(at), tableOf(added, 'head').readInt16BE(at)), at);
  const hhea = Buffer.from(tableOf(base, 'hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.from(tableOf(base, 'maxp'));
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), tableOf(added, 'maxp').readUInt16BE(at)), at);
  maxp.writeUInt16BE(glyphs.length, 4);
  const post = Buffer.from(tableOf(base, 'post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0); // no glyph names

  const changed = { head, hhea, maxp, post, hmtx: Buffer.concat([metricsOf(base), metricsOf(added)]) };
  const tables = new Map([...base, ...Object.entries(changed)]);
  tables.set('glyf', Buffer.concat(glyphs));
  tables.set('loca', writeLoca(glyphs));
  tables.set('cmap', writeCmap(letters, glyphOf));
  return { tables, letters };
}

function tableOf(font: SfntTables, tag: string): Buffer {
  const table = font.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}`);
  return table;
}

function glyphCountOf(font: SfntTables): number {
  return tableOf(font, 'maxp').readUInt16BE(4);
}

function glyphsOf(font: SfntTables): Buffer[] {
  const [glyf, loca] = [tableOf(font, 'glyf'), tableOf(font, 'loca')];
  const isLong = tableOf(font, 'head').readInt16BE(50) === 1;
  const start = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  return Array.from({ length: glyphCountOf(font) }, (_, glyph) => glyf.subarray(start(glyph), start(glyph + 1)));
}

/** Advance width and left side bearing of each glyph. Our fonts store both for every glyph. */
function metricsOf(font: SfntTables): Buffer {
  const metrics = tableOf(font, 'hmtx');
  if (metrics.length !== glyphCountOf(font) * 4) throw new Error('The font shortens its metrics');
  return metrics;
}

const argsAreWords = 0x01;
const hasScale = 0x08;
const moreComponents = 0x20;
const hasTwoScales = 0x40;
const hasMatrix = 0x80;

/** Returns a glyph whose components, if it has any, are `offset` glyphs further. */
function withComponentsMoved(glyph: Buffer, offset: number): Buffer {
  const isComposite = glyph.length > 0 && glyph.readInt16BE(0) < 0;
  if (!isComposite) return glyph;
  const moved = Buffer.from(glyph);
  let at = 10;
  for (let flags = moreComponents; (flags & moreComponents) !== 0; ) {
    flags = moved.readUInt16BE(at);
    moved.writeUInt16BE(moved.readUInt16BE(at + 2) + offset, at + 2);
    at += 4 + ((flags & argsAreWords) === 0 ? 2 : 4);
    if ((flags & hasScale) !== 0) at += 2;
    if ((flags & hasTwoScales) !== 0) at += 4;
    if ((flags & hasMatrix) !== 0) at += 8;
  }
  return moved;
}

/** Reads the Unicode mapping of format 4, without the mark U+FFFF at its end. */
function mappingOf(font: SfntTables): Map<number, number> {
  const cmap = tableOf(font, 'cmap');
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = tables.find((table) => cmap.readUInt16BE(table) === 4);
  if (start === undefined) throw new Error('The font has no mapping of format 4');
  const doubled = cmap.readUInt16BE(start + 6);
  const glyphOf = new Map<number, number>();
  for (let end = start + 14; end < start + 14 + doubled; end += 2) {
    const first = cmap.readUInt16BE(end + 2 + doubled);
    const delta = cmap.readUInt16BE(end + 2 + doubled * 2);
    const rangeAt = end + 2 + doubled * 3;
    const range = cmap.readUInt16BE(rangeAt);
    for (let letter = first; letter <= Math.min(cmap.readUInt16BE(end), 0xfffe); letter += 1) {
      const glyph = range === 0 ? letter : cmap.readUInt16BE(rangeAt + range + (letter - first) * 2);
      if (glyph !== 0) glyphOf.set(letter, (glyph + delta) & 0xffff);
    }
  }
  return glyphOf;
}

function writeLoca(glyphs: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  for (const [index, { length }] of glyphs.entries()) {
    end += length;
    loca.writeUInt32BE(end, (index + 1) * 4);
  }
  return loca;
}

/** Writes a mapping of format 12 with one group per letter. */
function writeCmap(letters: readonly number[], glyphOf: ReadonlyMap<number, number>): Buffer {
  const header = Buffer.alloc(28);
  header.writeUInt16BE(1, 2);
  header.writeUInt16BE(3, 4); // Windows
  header.writeUInt16BE(10, 6); // full Unicode
  header.writeUInt32BE(12, 8);
  header.writeUInt16BE(12, 12);
  header.writeUInt32BE(16 + letters.length * 12, 16);
  header.writeUInt32BE(letters.length, 24);
  const groups = letters.map((letter) => {
    const group = Buffer.alloc(12);
    group.writeUInt32BE(letter, 0);
    group.writeUInt32BE(letter, 4);
    group.writeUInt32BE(glyphOf.get(letter) ?? 0, 8);
    return group;
  });
  return Buffer.concat([header, ...groups]);
}
