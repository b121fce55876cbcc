import { type Configurator, type RestoredValues, restoreValues, valuesFromSettings } from 'configurator-core';
import { parseTemplateVersion, type TemplateVersion } from '../template-version/parse-template-version.ts';
import { type DraftStart, freshDraft, type OpenedDraft } from './draft.ts';
import { migrateDraft } from './migrate-draft.ts';
import type { SavedConfiguration } from './parse-saved-configuration.ts';

type LineSettings = Extract<DraftStart, { kind: 'line' }>['settings'];

interface DraftSources {
  readonly configurator: Configurator;
  readonly basePriceCents: number;
  /** The draft stored in this browser for this article or cart line. */
  readonly saved: SavedConfiguration | null;
  /** Loads an older version of the template; null if it is not available. */
  readonly loadVersion: (template: TemplateVersion) => Promise<Configurator | null>;
}

/**
 * Returns the values with which a configurator opens. A link has priority over the stored draft, preset values are
 * added to it, and the draft has priority over the cart line, because it contains later changes of that line. A cart line opens with its original template version, so
 * that it shows the original values. All others are migrated to the current version.
 */
export async function openDraft(start: DraftStart, sources: DraftSources): Promise<OpenedDraft> {
  const { configurator, saved } = sources;
  if (start.kind === 'shared') {
    // Few visitors come by a link of another one.
    const { decodeShare } = await import('../sharing/share-code.ts');
    const shared = decodeShare(start.code);
    if (shared !== null) return opened(configurator, restoreValues(configurator, shared), 'shared');
  }
  const isLinkBroken = start.kind === 'shared';
  if (start.kind === 'line') {
    const pinned = await openPinned(start.settings, sources);
    if (pinned !== null) return pinned;
  }
  if (start.kind === 'preset') {
    const { withPreset } = await import('./with-preset.ts');
    return withPreset(configurator, saved === null ? freshDraft : await openSaved(saved, sources), start.search);
  }
  if (saved !== null) return { ...(await openSaved(saved, sources)), isLinkBroken };
  if (start.kind !== 'line') return { ...freshDraft, isLinkBroken };
  return opened(configurator, valuesFromSettings(configurator, start.settings), 'line');
}

/** Returns null if the line's template version is current, unknown or unavailable, or differs from its draft's. */
async function openPinned(settings: LineSettings, sources: DraftSources): Promise<OpenedDraft | null> {
  const { configurator, basePriceCents, saved, loadVersion } = sources;
  const madeWith = parseTemplateVersion(settings._template);
  if (madeWith === null || isSame(madeWith, configurator.template)) return null;
  if (saved !== null && (saved.template === null || !isSame(saved.template, madeWith))) return null;
  const older = await loadVersion(madeWith);
  if (older === null) return null;
  const { values } = saved === null ? valuesFromSettings(older, settings) : restoreValues(older, saved.values);
  return {
    ...freshDraft,
    values,
    stepIndex: Math.min(saved?.stepIndex ?? 0, older.template.sections.length - 1),
    visitedSections: saved?.visitedSections,
    origin: 'line',
    changes: migrateDraft(older, configurator, values, basePriceCents).changes,
    pinned: older,
  };
}

function isSame(left: TemplateVersion, right: TemplateVersion): boolean {
  return left.id === right.id && left.version === right.version;
}

async function openSaved(saved: SavedConfiguration, sources: DraftSources): Promise<OpenedDraft> {
  const { configurator, basePriceCents, loadVersion } = sources;
  const { id, version } = configurator.template;
  const stepIndex = Math.min(saved.stepIndex, configurator.template.sections.length - 1);
  const { template, visitedSections } = saved;
  if (template !== null && template.id === id && template.version !== version) {
    const older = await loadVersion(template);
    if (older !== null) {
      const { values, changes } = migrateDraft(older, configurator, saved.values, basePriceCents);
      return { ...freshDraft, values, stepIndex, visitedSections, origin: 'restored', changes };
    }
  }
  const restored = opened(configurator, restoreValues(configurator, saved.values), 'restored');
  return { ...restored, stepIndex, visitedSections, changes: saved.changes };
}

function opened(
  configurator: Configurator,
  { values, dropped }: RestoredValues,
  origin: OpenedDraft['origin'],
): OpenedDraft {
  const labels = dropped.map(({ fieldName }) => configurator.fields.get(fieldName)?.label ?? fieldName);
  return { ...freshDraft, values, origin, droppedLabels: [...new Set(labels)] };
}

/** Opens a restored draft or cart line at the step in the URL, if there is one. */
export function atAddressedStep(
  draft: OpenedDraft,
  configurator: Configurator,
  addressedStep: number | null,
): OpenedDraft {
  if (addressedStep === null || ['fresh', 'shared', 'preset'].includes(draft.origin)) return draft;
  const { sections } = (draft.pinned ?? configurator).template;
  return { ...draft, stepIndex: Math.min(addressedStep, sections.length) - 1 };
}
