// Writes the fonts of the PDF documents as modules: hosted functions cannot load files beside their code.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { woffToSfnt } from './woff-to-sfnt.ts';

for (const weight of [400, 600]) {
  const source = import.meta.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
  const base64 = woffToSfnt(readFileSync(fileURLToPath(source))).toString('base64');
  writeFileSync(
    new URL(`figtree-${weight}.ts`, import.meta.url),
    `/** Figtree ${weight}, latin, TrueType as base64 (SIL Open Font License 1.1). Written by write-fonts.ts. */\nexport const figtree${weight} =\n  '${base64}';\n`,
  );
}
