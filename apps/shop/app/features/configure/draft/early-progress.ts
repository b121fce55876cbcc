import { type Configurator, initialValues } from 'configurator-core';
import type { ConfiguratorProgress } from 'configurator-react';
import { carryValues } from './carry-values.ts';
import { changedValues } from './changed-values.ts';
import type { OpenedDraft } from './draft.ts';

/**
 * Adds to an opened draft what the shopper changed before it was open. The shopper stays at the current step, unless
 * the draft is pinned to an earlier template version.
 * @param configurator of the current version, to which the early values belong
 */
export function withEarlyProgress(
  opened: OpenedDraft,
  configurator: Configurator,
  early: ConfiguratorProgress,
): OpenedDraft {
  const initial = initialValues(configurator);
  const changed = changedValues(initial, early.values);
  const { pinned } = opened;
  if (pinned !== null)
    return { ...opened, values: { ...opened.values, ...carryValues(configurator, pinned, changed) } };
  const visited = opened.origin === 'fresh' ? [] : opened.visitedSections;
  return {
    ...opened,
    values: { ...(opened.values ?? initial), ...changed },
    stepIndex: early.stepIndex,
    visitedSections: visited && [...new Set([...visited, ...early.visitedSections])],
  };
}
