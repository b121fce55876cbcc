import { type Configurator, restoreValues, type Values } from 'configurator-core';
import { useCallback, useEffect, useState } from 'react';
import type { ConfiguratorType } from '../../config/paths.ts';
import { forgetConfiguration, readSavedConfiguration, writeSavedConfiguration } from './saved-configuration.ts';
import { sectionsOfValues } from './sections-of-values.ts';

/** Where a configurator starts, and what the shopper should know about it. */
export interface ConfigurationDraft {
  /** Grows with every new start, so that the configurator begins anew. */
  readonly run: number;
  readonly values: Values | undefined;
  readonly stepIndex: number;
  readonly isRestored: boolean;
  /** Labels of stored fields that no longer fit the template. */
  readonly droppedLabels: readonly string[];
}

const freshDraft: ConfigurationDraft = {
  run: 0,
  values: undefined,
  stepIndex: 0,
  isRestored: false,
  droppedLabels: [],
};

interface DraftPlace {
  readonly configurator: Configurator | null;
  readonly configuratorType: ConfiguratorType;
  /** The article named in the address; null where the page chose one. */
  readonly articleId: string | null;
}

/**
 * Keeps what a shopper chooses in the browser, and brings it back. On the server and while a page is hydrated there is
 * nothing to bring back; the stored choices follow right after.
 */
export function useConfigurationDraft({ configurator, configuratorType, articleId }: DraftPlace) {
  const [draft, setDraft] = useState(freshDraft);
  const [isMemoryOnly, setIsMemoryOnly] = useState(false);

  useEffect(() => {
    const saved = configurator === null ? null : readSavedConfiguration(configuratorType, articleId);
    if (configurator === null || saved === null) return;
    const { values, dropped } = restoreValues(configurator, saved.values);
    const labels = dropped.map(({ fieldName }) => configurator.fields.get(fieldName)?.label ?? fieldName);
    setDraft(({ run }) => ({
      run: run + 1,
      values,
      stepIndex: Math.min(saved.stepIndex, configurator.template.sections.length - 1),
      isRestored: true,
      droppedLabels: [...new Set(labels)],
    }));
  }, [configurator, configuratorType, articleId]);

  const save = useCallback(
    ({ values, stepIndex }: { values: Values; stepIndex: number }) => {
      if (configurator === null) return;
      const sections = sectionsOfValues(configurator, values);
      setIsMemoryOnly(!writeSavedConfiguration(configuratorType, articleId, sections, stepIndex));
    },
    [configurator, configuratorType, articleId],
  );

  const startOver = useCallback(() => {
    forgetConfiguration(configuratorType, articleId);
    setDraft(({ run }) => ({ ...freshDraft, run: run + 1 }));
  }, [configuratorType, articleId]);

  return { draft, isMemoryOnly, save, startOver };
}
