import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';

/** Widths of each picture in px; the widest one has the plain name. */
const WIDTHS = [480, 960, 1440] as const;
const WEBP_QUALITY = 70;
/** Same visual quality as the WebP at two thirds of the size. */
const AVIF_QUALITY = 55;
const shopFolder = join(import.meta.dirname, '..');
const publicFolder = join(shopFolder, 'public');

// Node can run this file, but not the JSX that it loads; Vite's runner can.
async function load<Module>(path: string): Promise<Module> {
  const loaded = await runnerImport<Module>(join(shopFolder, path), { configFile: false, root: shopFolder });
  return loaded.module;
}

const { pictures } = await load<typeof import('./catalogue/pictures.ts')>('scripts/catalogue/pictures.ts');
const { drawPicture, drawFavicon } = await load<typeof import('./catalogue/draw-picture.tsx')>(
  'scripts/catalogue/draw-picture.tsx',
);

const wanted = new Set(process.argv.slice(2));
await mkdir(join(publicFolder, 'catalogue'), { recursive: true });
let totalBytes = 0;
for (const picture of pictures) {
  if (wanted.size > 0 && !wanted.has(picture.slug)) continue;
  const svg = Buffer.from(drawPicture(picture));
  for (const width of WIDTHS) {
    const name = width === 1440 ? picture.slug : `${picture.slug}-${width}`;
    const image = sharp(svg, { density: (72 * width) / 800 }).resize(width, (width * 3) / 4);
    const files = {
      webp: await image.clone().webp({ quality: WEBP_QUALITY, effort: 6 }).toBuffer(),
      avif: await image.clone().avif({ quality: AVIF_QUALITY, effort: 5 }).toBuffer(),
    };
    for (const [format, file] of Object.entries(files)) {
      await writeFile(join(publicFolder, 'catalogue', `${name}.${format}`), file);
      totalBytes += file.length;
    }
  }
}
await writeFile(join(publicFolder, 'favicon.svg'), `${drawFavicon()}\n`);
console.log(`${pictures.length} pictures, ${Math.round(totalBytes / 1024)} KiB written`);
