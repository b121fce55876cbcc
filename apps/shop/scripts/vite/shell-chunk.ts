/** Module graph of the build. */
interface ModuleGraph {
  getModuleInfo(moduleId: string): { importers: readonly string[] } | null;
}

/** The layout of every page. */
const pages = /[\\/]app[\\/](root|routes[\\/]storefront)\.tsx(\?|$)/;

/**
 * Name of the chunk with the modules that the layout needs besides the framework. One file, because thirty small ones
 * compress 9 kB worse. Modules needed only by some pages are left out, even if many share them: the lists of the
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
