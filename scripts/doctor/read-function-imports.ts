import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { readFunctionSettings, readImportMap } from '../../supabase/local/doctor/read-function-settings.ts';
import type { FunctionImports, UnmappedImport } from './check-function-imports.ts';

/**
 * Follows the imports of every function through its import map, as the deployed function does.
 * @param root folder of the project
 * @throws Error if a module or an import map cannot be read
 */
export async function readFunctionImports(root: string): Promise<FunctionImports> {
  const folder = join(root, 'supabase/functions');
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')))
    : [];
  const settings = readFunctionSettings(readFileSync(join(root, 'supabase/config.toml'), 'utf8'));
  const mapOf = (name: string) => settings.get(name)?.importMap;
  const maps = [...new Set(names.map(mapOf))].filter((map) => map !== undefined);
  const unmapped = await Promise.all(
    maps.map((map) =>
      unmappedImports(
        root,
        names.filter((name) => mapOf(name) === map),
        map,
      ),
    ),
  );
  return { withoutMap: names.filter((name) => mapOf(name) === undefined), unmapped: unmapped.flat() };
}

/** @param map path of the import map, relative to the folder `supabase` */
async function unmappedImports(root: string, names: readonly string[], map: string): Promise<UnmappedImport[]> {
  const mapFile = join(root, 'supabase', map);
  const imports = readImportMap(readFileSync(mapFile, 'utf8'));
  const throughMap: Plugin = {
    name: 'import-map',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined;
        const target = targetOf(path, imports);
        return target?.startsWith('.') ? { path: join(mapFile, '..', target) } : { path, external: true };
      });
    },
  };
  const entryOf = (name: string) => `supabase/functions/${name}/index.ts`;
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: names.map(entryOf),
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
    plugins: [throughMap],
  });
  return names.flatMap((functionName) =>
    externalImports(metafile, entryOf(functionName))
      .filter(({ specifier }) => targetOf(specifier, imports) === undefined && !specifier.startsWith('node:'))
      .map(({ specifier, importedBy }) => ({ functionName, specifier, importedBy })),
  );
}

/** The imports of packages in a module and in all modules that it imports, each once. */
function externalImports({ inputs }: Metafile, entry: string) {
  const found = new Map<string, { specifier: string; importedBy: string }>();
  const reached = new Set([entry]);
  for (const importedBy of reached) {
    for (const { path, external } of inputs[importedBy]?.imports ?? []) {
      if (!external) reached.add(path);
      else if (!found.has(path)) found.set(path, { specifier: path, importedBy });
    }
  }
  return [...found.values()];
}

/** An import map matches a whole specifier, or its beginning up to a `/`. */
function targetOf(specifier: string, imports: Readonly<Record<string, string>>): string | undefined {
  const prefix = Object.keys(imports).find((key) => key.endsWith('/') && specifier.startsWith(key));
  return imports[specifier] ?? (prefix && imports[prefix]);
}
