import { type ConfiguratorType, configuratorTypes } from '#app/config/paths.ts';
import { localTextStorage, parseStoredJson } from '#app/lib/storage/text-storage.ts';
import { parseSavedConfiguration, type SavedConfiguration } from './parse-saved-configuration.ts';

/** The key a configuration is kept under: made of the type and, where one is given, the article. */
export function savedConfigurationKey(configuratorType: ConfiguratorType, articleId: string | null): string {
  return articleId === null ? `configurator-${configuratorType}` : `configurator-${configuratorType}-${articleId}`;
}

/**
 * Reads what was chosen before. For an article it is looked for under each of the four types, because its type may
 * have changed; without one, under the type alone.
 */
export function readSavedConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): SavedConfiguration | null {
  const types = articleId === null ? [configuratorType] : configuratorTypes;
  for (const type of types) {
    const saved = parseSavedConfiguration(parseStoredJson(storage.read(savedConfigurationKey(type, articleId))));
    if (saved !== null) return saved;
  }
  return null;
}

/** What is kept of a configuration: its values by field name, by section id. */
export interface StoredConfiguration extends Omit<SavedConfiguration, 'values'> {
  readonly sections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Keeps what is chosen.
 * @returns false when the browser refuses
 */
export function writeSavedConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  kept: StoredConfiguration,
  storage = localTextStorage,
): boolean {
  return storage.write(savedConfigurationKey(configuratorType, articleId), JSON.stringify(kept));
}

/** Key of the shopper's own choices while a shared link replaces them. */
function previousKey(configuratorType: ConfiguratorType, articleId: string | null): string {
  return `${savedConfigurationKey(configuratorType, articleId)}-before-link`;
}

/** Sets the shopper's own choices aside, before those of a link take their place. The first ones are kept. */
export function keepPreviousConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): void {
  const key = previousKey(configuratorType, articleId);
  const own = storage.read(savedConfigurationKey(configuratorType, articleId));
  if (own !== null && storage.read(key) === null) storage.write(key, own);
}

/** Whether the shopper's own choices were set aside for those of a link. */
export function hasPreviousConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): boolean {
  return storage.read(previousKey(configuratorType, articleId)) !== null;
}

/** Puts the shopper's own choices back in the place of those of a link. */
export function restorePreviousConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): void {
  const key = previousKey(configuratorType, articleId);
  const own = storage.read(key);
  if (own !== null) storage.write(savedConfigurationKey(configuratorType, articleId), own);
  storage.remove(key);
}

/** Forgets one configuration, under whichever type it is kept. */
export function removeSavedConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): void {
  const types = articleId === null ? [configuratorType] : configuratorTypes;
  for (const type of types) {
    storage.remove(savedConfigurationKey(type, articleId));
    storage.remove(previousKey(type, articleId));
  }
}

/** Forgets the configurations of articles that have been ordered, and those that named no article. */
export function removeSavedConfigurations(articleIds: readonly string[], storage = localTextStorage): void {
  for (const type of configuratorTypes) {
    for (const articleId of [null, ...articleIds]) removeSavedConfiguration(type, articleId, storage);
  }
}
