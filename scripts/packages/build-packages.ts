import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { build, type InlineConfig } from 'tsdown';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { NOTICES_FILE, noticesOf } from './third-party-notices.ts';

const shared = {
  config: false,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  sourcemap: true,
  hash: false,
  // Several builds write into one folder.
  clean: false,
  // The prefix prevents a chunk from having the name of an entry. Chunks are in the folder of the entries, because the
  // worker's URL is relative to the file that contains it.
  outputOptions: { chunkFileNames: 'chunk-[name].js' },
  fixedExtension: false,
  logLevel: 'error',
  report: false,
  checks: { pluginTimings: false },
  tsconfig: 'tsconfig.build.json',
  dts: { sourcemap: false },
} satisfies InlineConfig;

/** Bundles everything into one minified file without imports. */
const standalone = {
  platform: 'browser',
  dts: false,
  minify: true,
  sourcemap: false,
  banner: { js: `/*! Contains code of other packages: ${NOTICES_FILE} */` },
  define: { 'process.env.NODE_ENV': '"production"' },
  deps: { alwaysBundle: [/./], onlyBundle: false },
} satisfies InlineConfig;

/** Resolves `import text from './sheet.css?inline'` to the minified text of a style sheet, like Vite. */
const inlineStyles = {
  name: 'inline-styles',
  load: {
    filter: { id: /\.css\?inline$/ },
    handler(id: string) {
      const entry = id.replace('?inline', '');
      const [sheet] = buildSync({ entryPoints: [entry], bundle: true, minify: true, write: false }).outputFiles;
      return { code: `export default ${JSON.stringify(sheet?.text)};`, moduleType: 'js' as const };
    },
  },
};

const builds: readonly (InlineConfig & { cwd: string })[] = [
  {
    ...shared,
    cwd: folderOf('configurator-core'),
    entry: {
      index: 'src/index.ts',
      machine: 'src/machine/index.ts',
      templates: 'src/templates/index.ts',
      analysis: 'src/analysis/index.ts',
      convert: 'src/convert/index.ts',
      translation: 'src/translation/index.ts',
      standard: 'src/standard/index.ts',
      text: 'src/text/index.ts',
      testing: 'src/testing/index.ts',
    },
  },
  {
    ...shared,
    cwd: folderOf('configurator-react'),
    entry: { index: 'src/index.ts', element: 'src/element/index.ts' },
    plugins: [inlineStyles],
  },
  {
    ...shared,
    ...standalone,
    cwd: folderOf('configurator-react'),
    entry: { 'product-configurator': 'src/element/script.ts' },
    format: 'iife',
    outputOptions: { entryFileNames: '[name].js', codeSplitting: false },
    plugins: [inlineStyles],
  },
  {
    ...shared,
    cwd: folderOf('template-editor'),
    entry: { index: 'src/index.ts' },
    plugins: [
      {
        name: 'name-built-worker',
        transform: {
          filter: { code: './report.worker.ts' },
          // The same length as before, so that the source map stays valid.
          handler: (code) => ({ code: code.replace('./report.worker.ts', './report.worker.js'), map: null }),
        },
      },
    ],
  },
  // A file without imports, so that a bundler can copy the worker unchanged.
  {
    ...shared,
    ...standalone,
    cwd: folderOf('template-editor'),
    entry: { 'report.worker': 'src/findings/report.worker.ts' },
  },
];

/** Collects the modules that end up in the built files. */
function collectModules(into: Set<string>) {
  return {
    name: 'collect-modules',
    generateBundle(_: unknown, files: Readonly<Record<string, { type: string; moduleIds?: readonly string[] }>>) {
      for (const { moduleIds = [] } of Object.values(files)) for (const id of moduleIds) into.add(id);
    },
  };
}

function folderOf(name: string): string {
  return join(workspaceRoot, 'packages', name);
}

/** Builds the published packages into their `dist` folders: ESM, declarations, source maps and style sheets. */
export async function buildPackages(): Promise<void> {
  for (const { cwd } of builds) rmSync(join(cwd, 'dist'), { recursive: true, force: true });
  const modules = new Map(builds.map(({ cwd }) => [cwd, new Set<string>()]));
  await Promise.all(
    builds.map((config) => {
      const own = modules.get(config.cwd) ?? new Set();
      return build({ ...config, plugins: [config.plugins, collectModules(own)] });
    }),
  );
  for (const [cwd, ids] of modules) {
    writeFileSync(join(cwd, 'dist', NOTICES_FILE), noticesOf(ids));
    // Declarations have no maps, since their sources are not packed. The bundler names one all the same.
    for (const name of globSync('**/*.d.ts', { cwd: join(cwd, 'dist') })) {
      const file = join(cwd, 'dist', name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n'));
    }
  }
  for (const name of ['configurator-react', 'template-editor']) {
    for (const file of globSync('*.css', { cwd: join(folderOf(name), 'src/theme') })) {
      cpSync(join(folderOf(name), 'src/theme', file), join(folderOf(name), 'dist/theme', file));
    }
    // TypeScript 6 and later require declarations for a style sheet imported for its side effect.
    writeFileSync(join(folderOf(name), 'dist/theme/theme.css.d.ts'), 'export {};\n');
  }
}
