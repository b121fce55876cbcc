import * as z from 'zod/mini';
import { type ConfiguratorType, configuratorTypes } from '../../config/paths.ts';
import { localTextStorage, parseStoredJson } from '../../lib/text-storage.ts';

/** What a shopper has chosen so far, as kept in the browser: unchecked, the engine restores what still fits. */
export interface SavedConfiguration {
  /** Values by field name. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly stepIndex: number;
}

const savedSchema = z.object({
  /** Values by field name, by section id. */
  sections: z.record(z.string(), z.record(z.string(), z.unknown())),
  stepIndex: z._default(z.int().check(z.gte(0), z.lte(1000)), 0),
});

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
    const parsed = savedSchema.safeParse(parseStoredJson(storage.read(savedConfigurationKey(type, articleId))));
    if (parsed.success) {
      return { values: Object.assign({}, ...Object.values(parsed.data.sections)), stepIndex: parsed.data.stepIndex };
    }
  }
  return null;
}

/**
 * Keeps what is chosen.
 * @param sections values by field name, by section id
 * @returns false when the browser refuses
 */
export function writeSavedConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  sections: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  stepIndex: number,
  storage = localTextStorage,
): boolean {
  return storage.write(savedConfigurationKey(configuratorType, articleId), JSON.stringify({ sections, stepIndex }));
}

/** Forgets one configuration, under whichever type it is kept. */
export function forgetConfiguration(
  configuratorType: ConfiguratorType,
  articleId: string | null,
  storage = localTextStorage,
): void {
  const types = articleId === null ? [configuratorType] : configuratorTypes;
  for (const type of types) storage.remove(savedConfigurationKey(type, articleId));
}

/** Forgets the configurations of articles that have been ordered, and those that named no article. */
export function forgetConfigurations(articleIds: readonly string[], storage = localTextStorage): void {
  for (const type of configuratorTypes) {
    for (const articleId of [null, ...articleIds]) storage.remove(savedConfigurationKey(type, articleId));
  }
}
