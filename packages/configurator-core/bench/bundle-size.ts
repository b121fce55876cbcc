import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Returns the size of a bundle, minified and gzipped, in kB (1000 bytes), without `external`. */
export async function bundleKb(code: string, external: readonly string[] = []): Promise<number> {
  const result = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: [...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const bytes = result.outputFiles[0]?.contents ?? new Uint8Array();
  return gzipSync(bytes, { level: 9 }).length / 1000;
}

const externals = ['xstate', 'zod', 'zod/mini'];

/** Size limit of the engine with its machine, XState and zod, kB. See `docs/figures.md` for the reason. */
export const ENGINE_KB = 43.6;

/** Code of a module that loads an untrusted template and runs it. */
export const loadAndRun = `export { loadConfigurator } from '../src/index.ts';
  export { createConfiguratorMachine } from '../src/machine/index.ts';`;

/** Size limit if the server has parsed the template, as in the shop: without zod and the contract, kB. */
export const READ_TEMPLATE_KB = 31.3;

/** Code of a module that runs a template parsed by the server. */
export const compileAndRun = `export { compileTemplate } from '../src/index.ts';
  export { createConfiguratorMachine } from '../src/machine/index.ts';`;

/** Code that a renderer adds to it. */
export const whatAPageReads = `
  export { evaluate, update, fieldState, sectionStates, issuesOf, priceOf, valuesOf, formatIssue } from '../src/index.ts';
  export { selectFieldState, selectSteps, selectPrice, selectIssues } from '../src/machine/index.ts';`;

/** The measured bundles: what a page needs to load an untrusted template and run it, and whole other libraries. */
export const bundles = [
  { name: 'engine and machine, without XState and zod', code: loadAndRun, external: externals },
  { name: 'engine and machine, with them', code: loadAndRun, external: [] },
  { name: 'the same for a template that the server has read', code: compileAndRun, external: [] },
  {
    name: 'engine and machine and what a renderer reads, without them',
    code: `${loadAndRun} ${whatAPageReads}`,
    external: externals,
  },
  { name: 'every export of the engine, without them', code: "export * from '../src/index.ts';", external: externals },
  { name: 'json-logic-js', code: "export * from 'json-logic-js';", external: [] },
  { name: '@jsonforms/core', code: "export * from '@jsonforms/core';", external: [] },
  { name: '@formily/core', code: "export * from '@formily/core';", external: [] },
  { name: 'survey-core', code: "export * from 'survey-core';", external: [] },
] as const;
