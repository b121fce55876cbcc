import { parse } from 'smol-toml';
import * as z from 'zod/mini';

const functionsSchema = z.object({
  functions: z._default(z.record(z.string(), z.object({ import_map: z.optional(z.string()) })), {}),
});
const importMapSchema = z.object({ imports: z.record(z.string(), z.string()) });

/** Settings of a function in `supabase/config.toml`. */
export interface FunctionSettings {
  /** Path of its import map, relative to the folder `supabase` */
  importMap: string | undefined;
}

/**
 * Reads the functions that `supabase/config.toml` configures, by name.
 * @param toml contents of the file
 */
export function readFunctionSettings(toml: string): ReadonlyMap<string, FunctionSettings> {
  const { functions } = functionsSchema.parse(parse(toml));
  return new Map(Object.entries(functions).map(([name, { import_map: importMap }]) => [name, { importMap }]));
}

/** Reads the rows of an import map. @param json contents of the file */
export function readImportMap(json: string): Readonly<Record<string, string>> {
  return importMapSchema.parse(JSON.parse(json)).imports;
}
