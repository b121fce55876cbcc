// Writes the fonts of the PDF documents as modules: hosted functions cannot load files beside their code.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeFonts } from './merge-fonts.ts';
import { readWoff, writeSfnt } from './sfnt-tables.ts';

const coverage = new Set<string>();
for (const weight of [400, 600]) {
  const { tables, letters } = mergeFonts(readSubset('latin', weight), readSubset('latin-ext', weight));
  const base64 = writeSfnt(tables).toString('base64');
  writeModule(
    `figtree-${weight}`,
    `/** Figtree ${weight}, latin and latin-ext, TrueType as base64 (SIL Open Font License 1.1). Written by write-fonts.ts. */\nexport const figtree${weight} =\n  '${base64}';\n`,
  );
  coverage.add(rangesOf(letters).join(',\n  '));
}
const [ranges, ...others] = coverage;
if (others.length > 0) throw new Error('The weights contain different letters');
writeModule(
  'figtree-letters',
  `/** First and last code points of the letters in every weight. Written by write-fonts.ts. */\nexport const figtreeLetters: readonly (readonly [number, number])[] = [\n  ${ranges},\n];\n`,
);

function readSubset(subset: string, weight: number) {
  const source = import.meta.resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`);
  return readWoff(readFileSync(fileURLToPath(source)));
}

function writeModule(name: string, code: string): void {
  writeFileSync(new URL(`${name}.ts`, import.meta.url), code);
}

function rangesOf(letters: readonly number[]): string[] {
  const firsts = letters.filter((letter) => !letters.includes(letter - 1));
  const lasts = letters.filter((letter) => !letters.includes(letter + 1));
  return firsts.map((first, index) => `[${hex(first)}, ${hex(lasts[index] ?? first)}]`);
}

function hex(letter: number): string {
  return `0x${letter.toString(16)}`;
}
