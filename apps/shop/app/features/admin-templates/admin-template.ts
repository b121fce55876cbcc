/** A form template in the list. */
export interface AdminTemplate {
  id: string;
  name: string;
  /** Null: a product of another kind. */
  configuratorType: string | null;
  /** ISO 8601 */
  createdAt: string;
}

/** A template as the editor opens it. */
export interface TemplateDraft {
  /** The draft in the wire format; one that is not stored yet has the id it will be stored under. */
  template: unknown;
  /** Handed back on save; null for a new one. */
  revision: number | null;
}

/** What a new template starts from. Its id is made here, once: a save that is sent twice makes one template. */
export function newTemplate(): TemplateDraft {
  return { template: { id: crypto.randomUUID(), version: 0, name: '', sections: [] }, revision: null };
}

/** The stored name of a copy (ADM-TPL-21). */
export function copyName(name: string): string {
  return `${name} (Copy)`;
}
