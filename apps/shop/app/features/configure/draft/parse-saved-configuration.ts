import { isRecord } from '#app/lib/checks/is-record.ts';
import { withoutPrototype } from '#app/lib/security/without-prototype.ts';
import { parseTemplateVersion, type TemplateVersion } from '../template-version/parse-template-version.ts';
import type { DraftChanges } from './migrate-draft.ts';

/** What a shopper has chosen so far, as kept in the browser: unchecked, the engine restores what still fits. */
export interface SavedConfiguration {
  /** Values by field name. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly stepIndex: number;
  /** What the choices were made with; null where an older page has kept them. */
  readonly template: TemplateVersion | null;
  /** What a new version of the template has changed, until the shopper has taken note of it. */
  readonly changes: DraftChanges | null;
}

const maxStepIndex = 1000;

/**
 * Reads choices as this or an earlier page stored them; null for what are no choices. What is kept beside them counts
 * only where it can be read. By hand: a schema library would be a twelfth of the configurator's script.
 */
export function parseSavedConfiguration(json: unknown): SavedConfiguration | null {
  if (!isRecord(json) || !isRecord(json.sections)) return null;
  const { stepIndex = 0, template, changes } = json;
  const sections = Object.values(json.sections);
  if (!sections.every(isRecord) || !isWhole(stepIndex) || stepIndex < 0 || stepIndex > maxStepIndex) return null;
  return {
    values: Object.assign({}, ...sections.map(withoutPrototype)),
    stepIndex,
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
