import { localTextStorage, type TextStorage } from '#app/lib/storage/text-storage.ts';
import { parseUnsaved, type UnsavedCopy } from './unsaved-template.schema.ts';

/** Unsaved changes of a template, kept in this browser in case of a crash. */
export interface UnsavedTemplate {
  readonly read: () => UnsavedCopy | null;
  /** Stores the template with the revision that was edited; null for a new template. */
  readonly keep: (template: unknown, revision: number | null) => void;
  readonly remove: () => void;
}

/** Returns the store of a template's unsaved changes. @param templateId the stored id, or `new` */
export function unsavedTemplate(templateId: string, storage: TextStorage = localTextStorage): UnsavedTemplate {
  const key = `form-template-draft:${templateId}`;
  return {
    read: () => parseUnsaved(storage.read(key)),
    keep: (template, revision) =>
      storage.write(key, JSON.stringify({ template, changedAt: new Date().toISOString(), revision })),
    remove: () => storage.remove(key),
  };
}
