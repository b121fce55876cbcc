import { type Configurator, loadConfigurator } from 'configurator-core';

/** Reads a template that a shopper's choices were made with; null if it cannot be used. Pages load it on demand. */
export function parseOlderTemplate(json: unknown): Configurator | null {
  const loaded = loadConfigurator(json);
  return loaded.ok ? loaded.value : null;
}
