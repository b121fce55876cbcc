import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { workspaceRoot } from '../workspace/child-processes.ts';
import type { PackageName } from './pack-packages.ts';
import { noticeHeading, packageFolderOf } from './third-party-notices.ts';

/** Sources of the built scripts that contain everything they need. */
const scripts: Readonly<Record<PackageName, readonly string[]>> = {
  'configurator-core': [],
  'configurator-react': ['src/element/script.ts'],
  'template-editor': ['src/findings/report.worker.ts'],
};

/** Folders of the installed packages whose code is in a script, as another bundler finds them. */
function bundledFolders(folder: string, script: string): ReadonlySet<string> {
  const { metafile } = buildSync({
    entryPoints: [join(folder, script)],
    absWorkingDir: '/',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/',
  });
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return new Set(used.map(([path]) => packageFolderOf(`/${path}`)).filter((found) => found !== null));
}

/** Finds packages that a built script of a package contains, but its notices do not name. */
export function findMissingNotices(name: PackageName, notices: string): readonly string[] {
  const folder = join(workspaceRoot, 'packages', name);
  const headings = new Set(notices.split('\n'));
  return scripts[name].flatMap((script) =>
    [...bundledFolders(folder, script)].flatMap((bundled) => {
      const heading = noticeHeading(JSON.parse(readFileSync(join(bundled, 'package.json'), 'utf8')));
      return headings.has(heading) ? [] : [`${script} contains ${heading} without its notice.`];
    }),
  );
}
