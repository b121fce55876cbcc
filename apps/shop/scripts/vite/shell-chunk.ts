/** What is known of a module while the parts of the build are made. */
interface ModuleGraph {
  getModuleInfo(moduleId: string): { importers: readonly string[] } | null;
}

/** The layout of every page, and the lists of the catalogue. */
const pages = /[\\/]app[\\/](root|routes[\\/](storefront|categories|category))\.tsx(\?|$)/;

/**
 * Names the part of the build that holds what the lists of the catalogue need besides the framework: one file, because
 * thirty small ones compress 9 kB worse. What only the checkout, the account or the administration need is not in it,
 * however many of their pages share it.
 */
export function shellChunk(moduleId: string, graph: ModuleGraph): string | null {
  const known = new Set([moduleId]);
  for (const id of known) {
    if (pages.test(id)) return id === moduleId ? null : 'shell';
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) known.add(importer);
  }
  return null;
}
