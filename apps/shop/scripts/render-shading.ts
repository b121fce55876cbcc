import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildShapes } from '../app/features/drawing/builds/shape-of.ts';
import type { Build } from '../app/features/drawing/drawing-props.ts';
import { shadingAddress } from '../app/features/drawing/shading/shading-address.ts';
import { drawShading } from './shading/draw-shading.ts';

const publicFolder = join(import.meta.dirname, '../public');
const builds = Object.keys(buildShapes) as Build[];

await mkdir(join(publicFolder, 'schatten'), { recursive: true });
for (const build of builds) {
  for (const garment of ['none', 'dog-coat'] as const) {
    const address = shadingAddress({ build, garment });
    const file = await drawShading(buildShapes[build], garment === 'dog-coat');
    await writeFile(join(publicFolder, address), file);
    console.log(`${address}: ${file.length} bytes`);
  }
}
