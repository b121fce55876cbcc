import { localTextStorage, type TextStorage } from '#app/lib/storage/text-storage.ts';
import { parseUnsaved } from './unsaved-template.schema.ts';

/** What is not saved yet, kept in this browser so that a crash does not take it. */
export interface UnsavedTemplate {
  readonly read: () => { template: unknown; changedAt: string } | null;
  /** Keeps a state; null forgets it. */
  readonly keep: (template: unknown) => void;
}

/** @param templateId the stored id, or `new` */
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
