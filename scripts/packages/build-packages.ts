import { cpSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig } from 'tsdown';
import { workspaceRoot } from '../child-processes.ts';

const shared = {
  config: false,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  sourcemap: true,
  hash: false,
  // In a folder of their own, so that a shared chunk cannot take the name of an entry.
  outputOptions: { chunkFileNames: 'shared/[name].js' },
  fixedExtension: false,
  logLevel: 'error',
  report: false,
  checks: { pluginTimings: false },
  tsconfig: 'tsconfig.build.json',
  dts: { sourcemap: false },
} satisfies InlineConfig;

const builds: readonly InlineConfig[] = [
  {
    ...shared,
    cwd: folderOf('configurator-core'),
    entry: {
      index: 'src/index.ts',
      machine: 'src/machine/index.ts',
      templates: 'src/templates/index.ts',
      analysis: 'src/analysis/index.ts',
      testing: 'src/testing/index.ts',
    },
  },
  { ...shared, cwd: folderOf('configurator-react'), entry: { index: 'src/index.ts' } },
  {
    ...shared,
    cwd: folderOf('template-editor'),
    entry: { index: 'src/index.ts' },
    plugins: [
      {
        name: 'name-built-worker',
        transform: {
          filter: { code: './report.worker.ts' },
          // As many characters as before, so that the source map stays true.
          handler: (code) => ({ code: code.replace('./report.worker.ts', './report.worker.js'), map: null }),
        },
      },
    ],
  },
  // A file without imports: a bundler may copy the worker as it is.
  {
    ...shared,
    cwd: folderOf('template-editor'),
    entry: { 'report.worker': 'src/findings/report.worker.ts' },
    platform: 'browser',
    clean: false,
    dts: false,
    minify: true,
    deps: { alwaysBundle: [/./], onlyBundle: false },
  },
];

function folderOf(name: string): string {
  return join(workspaceRoot, 'packages', name);
}

/** Builds the published packages into their `dist` folders: ESM, declarations, source maps and style sheets. */
export async function buildPackages(): Promise<void> {
  await Promise.all(builds.map((config) => build(config)));
  for (const name of ['configurator-react', 'template-editor']) {
    for (const file of globSync('*.css', { cwd: join(folderOf(name), 'src/theme') })) {
      cpSync(join(folderOf(name), 'src/theme', file), join(folderOf(name), 'dist/theme', file));
    }
    // TypeScript 6 and later look for the declarations of a style sheet that is imported for its effect.
    writeFileSync(join(folderOf(name), 'dist/theme/theme.css.d.ts'), 'export {};\n');
  }
}
