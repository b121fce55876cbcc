import { parseTemplate, type Template } from 'configurator-core';
import { adoptTemplate } from '../document/edits/adopt-template.ts';
import { useEditor } from '../store/editor-context.ts';
import type { DraftEntry, DraftSource } from './draft-source.ts';

/** Actions on a draft. */
export interface Drafts {
  /** Returns null if the draft cannot be loaded or parsed. */
  readonly load: (id: string) => Promise<Template | null>;
  /** Replaces the document by a draft, as an undo step. Returns an error message if it is refused. */
  readonly restore: (entry: DraftEntry, template: Template) => string | null;
  /** Formats the date and time of a draft. */
  readonly timeOf: (entry: DraftEntry) => string;
}

/** Returns functions that load and restore drafts. */
export function useDrafts(source: DraftSource): Drafts {
  const { store, createId, texts, fieldTypes, formatDate } = useEditor();
  const timeOf = ({ savedAt }: DraftEntry) => formatDate(savedAt, { dateStyle: 'medium', timeStyle: 'medium' });
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
      const { template: current } = store.getState().history;
      const label = texts.drafts.restoreStep(timeOf(entry));
      return store.actions.run(
        { type: 'replace', template: adoptTemplate({ ...template, id: current.id }, current, createId) },
        { label, announce: texts.drafts.restored(timeOf(entry)) },
      );
    },
  };
}
