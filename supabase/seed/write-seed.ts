import { writeFile } from 'node:fs/promises';
import { buildSeed } from './build-seed.ts';

await writeFile(new URL('../seed.sql', import.meta.url), buildSeed());
