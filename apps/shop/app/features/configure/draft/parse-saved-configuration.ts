import { isRecord } from '#app/lib/checks/is-record.ts';
import { withoutPrototype } from '#app/lib/security/without-prototype.ts';
import { parseTemplateVersion, type TemplateVersion } from '../template-version/parse-template-version.ts';
import type { DraftChanges } from './migrate-draft.ts';

/** A draft stored in the browser. Unchecked: the engine restores the values that still fit. */
export interface SavedConfiguration {
  /** Values by field name. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly stepIndex: number;
  /** Ids of the sections that the shopper visited; undefined if stored by an older page. */
  readonly visitedSections?: readonly string[] | undefined;
  /** The template version of the values; null if stored by an older page. */
  readonly template: TemplateVersion | null;
  /** Changes by a new version of the template, until the shopper acknowledges them. */
  readonly changes: DraftChanges | null;
}

const maxStepIndex = 1000;

/**
 * Parses a draft stored by this or an earlier page. Returns null if it is invalid; an invalid template version or
 * invalid changes are ignored. Without a schema library, which would be a twelfth of the configurator's script.
 */
export function parseSavedConfiguration(json: unknown): SavedConfiguration | null {
  if (!isRecord(json) || !isRecord(json.sections)) return null;
  const { stepIndex = 0, visitedSections, template, changes } = json;
  const sections = Object.values(json.sections);
  if (!sections.every(isRecord) || !isWhole(stepIndex) || stepIndex < 0 || stepIndex > maxStepIndex) return null;
  return {
    values: Object.assign({}, ...sections.map(withoutPrototype)),
    stepIndex,
    visitedSections: isTexts(visitedSections) ? visitedSections : undefined,
    template: parseTemplateVersion(template),
    changes: parseChanges(changes),
  };
}

function parseChanges(json: unknown): DraftChanges | null {
  if (!isRecord(json)) return null;
  const { lost, missing, priceDifferenceCents } = json;
  if (!isTexts(lost) || !isTexts(missing) || !isWhole(priceDifferenceCents)) return null;
  return { lost, missing, priceDifferenceCents };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
