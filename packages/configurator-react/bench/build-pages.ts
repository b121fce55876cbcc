import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Work } from './work.ts';

function html(name: string, hasStyle: boolean, work: Work): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<link rel="icon" href="data:,">
${hasStyle ? `<link rel="stylesheet" href="${name}.css">` : ''}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="work">${JSON.stringify(work).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${name}.js"></script>
</body>
</html>
`;
}

/** Builds pages/<name>.tsx for production into a folder, each with its own HTML document. */
export async function buildPages(names: readonly string[], work: Work, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { outputFiles } = await build({
    entryPoints: names.map((name) => join(import.meta.dirname, 'pages', `${name}.tsx`)),
    outdir: folder,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
  const written = new Set(outputFiles.map(({ path }) => path));
  await Promise.all(
    names.map((name) =>
      writeFile(join(folder, `${name}.html`), html(name, written.has(join(folder, `${name}.css`)), work)),
    ),
  );
}
