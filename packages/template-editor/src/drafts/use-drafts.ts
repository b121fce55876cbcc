import { parseTemplate, type Template } from 'configurator-core';
import { useEditor } from '../store/editor-context.ts';
import type { DraftEntry, DraftSource } from './draft-source.ts';

/** What can be done with a draft. */
export interface Drafts {
  /** Null where it cannot be loaded or read. */
  readonly load: (id: string) => Promise<Template | null>;
  /** Takes a draft into the editor, as a step that can be undone; a sentence where that is refused. */
  readonly restore: (entry: DraftEntry, template: Template) => string | null;
  /** Date and time of a draft. */
  readonly timeOf: (entry: DraftEntry) => string;
}

/** Loads and restores drafts. */
export function useDrafts(source: DraftSource): Drafts {
  const { store, texts, fieldTypes } = useEditor();
  const timeOf = ({ savedAt }: DraftEntry) =>
    new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(savedAt));
  return {
    timeOf,
    load: async (id) => {
      try {
        const parsed = parseTemplate(await source.load(id), { fieldTypes });
        return parsed.ok ? parsed.value : null;
      } catch {
        return null;
      }
    },
    restore: (entry, template) => {
      const { id, version } = store.getState().history.template;
      const label = texts.drafts.restoreStep(timeOf(entry));
      return store.actions.run(
        { type: 'replace', template: { ...template, id, version } },
        { label, say: texts.drafts.restored(timeOf(entry)) },
      );
    },
  };
}
