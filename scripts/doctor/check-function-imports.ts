import type { Mistake } from './mistake.ts';

/** An import of a function's modules that its import map does not resolve. */
export interface UnmappedImport {
  functionName: string;
  /** As written in the module, such as `hono/cors` */
  specifier: string;
  /** Path of the module that contains the import, relative to the root of the project */
  importedBy: string;
}

/** The functions of a project and what the CLI needs to deploy them. */
export interface FunctionImports {
  /** Functions without `import_map` in `supabase/config.toml` */
  withoutMap: readonly string[];
  unmapped: readonly UnmappedImport[];
}

/** Finds functions that could be deployed but would not start. */
export function checkFunctionImports({ withoutMap, unmapped }: FunctionImports): Mistake[] {
  return [
    ...withoutMap.map((name) => ({
      problem: `The function ${name} has no import_map in supabase/config.toml, so that it is deployed without its packages.`,
      fix: `Add import_map = "./functions/deno.json" to [functions.${name}].`,
    })),
    ...unmapped.map(({ functionName, specifier, importedBy }) => ({
      problem: `The function ${functionName} imports "${specifier}" (${importedBy}), which supabase/functions/deno.json does not map.`,
      fix: `Add a row for "${specifier}" to the imports in supabase/functions/deno.json.`,
    })),
  ];
}
