import { type ConfiguratorType, configuratorTypes } from '#app/config/paths.ts';
import { isRecord } from '#app/lib/checks/is-record.ts';
import { localTextStorage, parseStoredJson, type TextStorage } from '#app/lib/storage/text-storage.ts';
import { parseSavedConfiguration, type SavedConfiguration } from './parse-saved-configuration.ts';

/** Returns the storage key of a draft, from the type and the article, if any. */
export function savedConfigurationKey(configuratorType: ConfiguratorType, articleId: string | null): string {
  return articleId === null ? `configurator-${configuratorType}` : `configurator-${configuratorType}-${articleId}`;
}

/**
 * Reads a stored draft. For an article it searches the keys of all four types, because the type may have changed.
 * Without an article it uses only the given type.
 */
export function readSavedConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): SavedConfiguration | null {
  return findDraft(configuratorType, articleId, storage)?.saved ?? null;
}

/** Returns the first valid draft and its stored text. */
function findDraft(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage: TextStorage,
): { readonly saved: SavedConfiguration; readonly text: string } | null {
  for (const type of draftTypes(configuratorType, articleId)) {
    const text = storage.read(savedConfigurationKey(type, articleId));
    const saved = parseSavedConfiguration(parseStoredJson(text));
    if (saved !== null && text !== null) return { saved, text };
  }
  return null;
}

/** The types whose keys can hold the draft, in the order of the lookup. */
function draftTypes(configuratorType: ConfiguratorType, articleId: string | null): readonly ConfiguratorType[] {
  return articleId === null ? [configuratorType] : configuratorTypes;
}

/** The stored form of a draft, with values by field name, by section id. */
export interface StoredConfiguration extends Omit<SavedConfiguration, 'values'> {
  readonly sections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Whether the values are those of a link, which the shopper has not changed yet. */
  readonly isLinkCopy?: boolean;
}

/**
 * Stores a draft. An unchanged copy of a link stays one until its values differ. Removes the drafts of the article's
 * earlier types, which the lookup could find first.
 * @returns false if the browser cannot store it
 */
export function writeSavedConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  kept: StoredConfiguration,
  storage = localTextStorage,
): boolean {
  const copied = linkCopySections(configuratorType, articleId, storage);
  const isLinkCopy = kept.isLinkCopy === true || JSON.stringify(kept.sections) === JSON.stringify(copied);
  const stored = isLinkCopy ? { ...kept, isLinkCopy } : kept;
  const isStored = storage.write(savedConfigurationKey(configuratorType, articleId), JSON.stringify(stored));
  if (!isStored) return false;
  for (const type of draftTypes(configuratorType, articleId)) {
    if (type !== configuratorType) storage.remove(savedConfigurationKey(type, articleId));
  }
  return true;
}

/** Returns the stored values if they are an unchanged copy of a link, else null. */
function linkCopySections(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage: TextStorage,
): Readonly<Record<string, unknown>> | null {
  const stored = parseStoredJson(storage.read(savedConfigurationKey(configuratorType, articleId)));
  return isRecord(stored) && stored.isLinkCopy === true && isRecord(stored.sections) ? stored.sections : null;
}

/** Whether the stored draft is a copy of a link, which the shopper has not changed. */
export function hasLinkCopy(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): boolean {
  return linkCopySections(configuratorType, articleId, storage) !== null;
}

/** Storage key of the shopper's own values while those of a link replace them. */
function previousKey(configuratorType: ConfiguratorType, articleId: string | null): string {
  return `${savedConfigurationKey(configuratorType, articleId)}-before-link`;
}

/**
 * Backs up the shopper's own values before those of a link replace them. An unchanged copy of another link is not
 * backed up, so that it does not overwrite them.
 */
export function keepPreviousConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): void {
  const draft = findDraft(configuratorType, articleId, storage);
  if (draft === null || hasLinkCopy(configuratorType, articleId, storage)) return;
  storage.write(previousKey(configuratorType, articleId), draft.text);
}

/** Whether there is a backup of the shopper's own values. */
export function hasPreviousConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): boolean {
  return storage.read(previousKey(configuratorType, articleId)) !== null;
}

/** Restores the shopper's own values, which those of a link had replaced. */
export function restorePreviousConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): void {
  const key = previousKey(configuratorType, articleId);
  const backup = storage.read(key);
  if (backup !== null) storage.write(savedConfigurationKey(configuratorType, articleId), backup);
  storage.remove(key);
}

/** Removes a draft and its backup. For an article it removes those of all types. */
export function removeSavedConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): void {
  for (const type of draftTypes(configuratorType, articleId)) {
    storage.remove(savedConfigurationKey(type, articleId));
    storage.remove(previousKey(type, articleId));
  }
}

/** Removes the drafts of ordered articles and those without an article. */
export function removeSavedConfigurations(articleIds: readonly string[], storage = localTextStorage): void {
  for (const type of configuratorTypes) {
    for (const articleId of [null, ...articleIds]) removeSavedConfiguration(type, articleId, storage);
  }
}
