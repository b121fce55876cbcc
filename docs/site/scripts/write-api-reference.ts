// Writes the API reference from the docstrings of the packages into docs/site/api. Generated with every build.
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, Converter, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import api from '../tsconfig.api.json' with { type: 'json' };

const site = fileURLToPath(new URL('..', import.meta.url));

/** The name that an adopter imports, e.g. `configurator-core/machine`, from a module's path. */
function entryName(module: string): string {
  return module
    .replace(/^packages\//, '')
    .replace(/\/src(?=\/|$)/, '')
    .replace(/\/index$/, '');
}

const options: TypeDocOptions & Partial<PluginOptions> = {
  plugin: ['typedoc-plugin-markdown'],
  tsconfig: join(site, 'tsconfig.api.json'),
  entryPoints: api.files.map((file) => join(site, file)),
  out: join(site, 'api'),
  name: 'API reference',
  readme: 'none',
  excludeExternals: true,
  excludePrivate: true,
  disableSources: true,
  githubPages: false,
  logLevel: 'Error',
  skipErrorChecking: true,
  entryFileName: 'index',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  formatWithPrettier: false,
};

/** Writes the reference; earlier pages are replaced. @throws Error if the sources cannot be read */
export async function writeApiReference(): Promise<void> {
  const app = await Application.bootstrapWithPlugins(options as TypeDocOptions);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? []) module.name = entryName(module.name);
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the packages.');
  await app.generateOutputs(project);
  if (app.logger.hasErrors()) throw new Error('TypeDoc could not write the reference.');
  console.log(`API reference of ${project.children?.length} entries in ${relative(process.cwd(), options.out ?? '')}`);
}
