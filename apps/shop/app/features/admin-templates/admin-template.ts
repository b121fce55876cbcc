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
  /** The draft in the wire format; its id is `new` for one that is not stored yet. */
  template: unknown;
  /** Handed back on save; null for a new one. */
  revision: number | null;
}

/** What a new template starts from. */
export const newTemplate: TemplateDraft = {
  template: { id: 'new', version: 0, name: '', sections: [] },
  revision: null,
};
