import {
  type Configurator,
  loadConfigurator,
  type RestoredValues,
  restoreValues,
  valuesFromSettings,
} from 'configurator-core';
import { type DraftStart, freshDraft, type OpenedDraft } from './draft.ts';
import { migrateDraft } from './migrate-draft.ts';
import type { SavedConfiguration, TemplateVersion } from './saved-configuration.ts';
import { decodeShare } from './share-code.ts';

interface DraftSources {
  readonly configurator: Configurator;
  readonly basePriceCents: number;
  /** What this browser has kept for this place. */
  readonly saved: SavedConfiguration | null;
  /** An older version of the template, unparsed; null where it cannot be had. */
  readonly loadVersion: (template: TemplateVersion) => Promise<unknown>;
}

/**
 * The choices a configurator opens with. A link comes before what the browser has kept, and that before the line of the
 * cart: it is the same line, changed further.
 */
export async function openDraft(start: DraftStart, sources: DraftSources): Promise<OpenedDraft> {
  const { configurator, saved } = sources;
  if (start.kind === 'shared') {
    const shared = decodeShare(start.code);
    if (shared !== null) return opened(configurator, restoreValues(configurator, shared), 'shared');
  }
  const isLinkBroken = start.kind === 'shared';
  if (saved !== null) return { ...(await openSaved(saved, sources)), isLinkBroken };
  if (start.kind !== 'line') return { ...freshDraft, isLinkBroken };
  return opened(configurator, valuesFromSettings(configurator, start.settings), 'line');
}

async function openSaved(saved: SavedConfiguration, sources: DraftSources): Promise<OpenedDraft> {
  const { configurator, basePriceCents, loadVersion } = sources;
  const { id, version } = configurator.template;
  const stepIndex = Math.min(saved.stepIndex, configurator.template.sections.length - 1);
  const { template } = saved;
  if (template !== null && template.id === id && template.version !== version) {
    const older = loadConfigurator(await loadVersion(template));
    if (older.ok) {
      const { values, changes } = migrateDraft(older.value, configurator, saved.values, basePriceCents);
      return { ...freshDraft, values, stepIndex, origin: 'restored', changes };
    }
  }
  const restored = opened(configurator, restoreValues(configurator, saved.values), 'restored');
  return { ...restored, stepIndex, changes: saved.changes };
}

function opened(
  configurator: Configurator,
  { values, dropped }: RestoredValues,
  origin: OpenedDraft['origin'],
): OpenedDraft {
  const labels = dropped.map(({ fieldName }) => configurator.fields.get(fieldName)?.label ?? fieldName);
  return { ...freshDraft, values, origin, droppedLabels: [...new Set(labels)] };
}
