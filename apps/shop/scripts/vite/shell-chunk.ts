/** What is known of a module while the parts of the build are made. */
interface ModuleGraph {
  getModuleInfo(moduleId: string): { importers: readonly string[] } | null;
}

/** The layout of every page. */
const pages = /[\\/]app[\\/](root|routes[\\/]storefront)\.tsx(\?|$)/;

/**
 * Names the part of the build that holds what the layout needs besides the framework: one file, because thirty small
 * ones compress 9 kB worse. What only some pages need is not in it, however many of them share it: the lists of the
 * catalogue would cost the configurator 2.5 kB.
 */
export function shellChunk(moduleId: string, graph: ModuleGraph): string | null {
  const known = new Set([moduleId]);
  for (const id of known) {
    if (pages.test(id)) return id === moduleId ? null : 'shell';
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) known.add(importer);
  }
  return null;
}
