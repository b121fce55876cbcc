/** A form template in the list. */
export interface AdminTemplate {
  id: string;
  name: string;
  /** Null for other products. */
  configuratorType: string | null;
  /** ISO 8601 */
  createdAt: string;
}

/** A template draft for the editor. */
export interface TemplateDraft {
  /** The draft in the wire format. An unsaved one already has its future id. */
  template: unknown;
  /** Sent with the next save, to detect conflicts; null for a new template. */
  revision: number | null;
}

/** Returns an empty template. Its id is created here, so that a save sent twice creates only one template. */
export function newTemplate(): TemplateDraft {
  return { template: { id: crypto.randomUUID(), version: 0, name: '', sections: [] }, revision: null };
}

/** Maximum length of a stored name. */
const MAX_NAME = 200;

/** Returns the stored name of a copy (ADM-TPL-21). */
export function copyName(name: string): string {
  const suffix = ' (Copy)';
  return [...name].slice(0, MAX_NAME - suffix.length).join('') + suffix;
}
