import { type Configurator, loadConfigurator } from 'configurator-core';

const kept = new Map<string, Configurator>();
const mostKept = 50;

/**
 * The configurator of a template. Compiling takes longer than all the rest of pricing a line, so that compiled ones are
 * kept by the very text of their template: a changed template is another one.
 * @throws Error for a broken template: publishing refuses those, so it was never published by the editor
 */
export function compiledConfigurator(template: unknown): Configurator {
  const text = JSON.stringify(template);
  const known = kept.get(text);
  if (known !== undefined) return known;
  const loaded = loadConfigurator(template);
  if (!loaded.ok) throw new Error(`A published template is broken: ${JSON.stringify(loaded.error)}`);
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, loaded.value);
  return loaded.value;
}
