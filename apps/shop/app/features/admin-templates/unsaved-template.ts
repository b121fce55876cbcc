import { localTextStorage, type TextStorage } from '#app/lib/storage/text-storage.ts';
import { parseUnsaved } from './unsaved-template.schema.ts';

/** Unsaved changes of a template, kept in this browser in case of a crash. */
export interface UnsavedTemplate {
  readonly read: () => { template: unknown; changedAt: string } | null;
  /** Stores the template; null removes it. */
  readonly keep: (template: unknown) => void;
}

/** Returns the store of a template's unsaved changes. @param templateId the stored id, or `new` */
export function unsavedTemplate(templateId: string, storage: TextStorage = localTextStorage): UnsavedTemplate {
  const key = `form-template-draft:${templateId}`;
  return {
    read: () => parseUnsaved(storage.read(key)),
    keep: (template) => {
      if (template === null) storage.remove(key);
      else storage.write(key, JSON.stringify({ template, changedAt: new Date().toISOString() }));
    },
  };
}
