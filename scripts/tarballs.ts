// pnpm tarballs: builds and packs the published packages into dist/tarballs, and prints the files.
import { relative } from 'node:path';
import { packPackages } from './packages/pack-packages.ts';
import { workspaceRoot } from './workspace/child-processes.ts';

for (const { file } of await packPackages()) console.log(relative(workspaceRoot, file));
