import { serializeTemplate } from 'configurator-core';
import { useRef, useState } from 'react';
import { focusName } from '../canvas/general-tab.tsx';
import { withStoredIds } from '../document/stored-ids.ts';
import { countErrors, hasErrors, type Report } from '../findings/report.ts';
import { useReport } from '../findings/report-context.tsx';
import { focusJson } from '../json/json-view.tsx';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { SaveReply, SaveRequest } from './save-reply.ts';

/** Message about the last save. */
export interface SaveNote {
  readonly tone: 'good' | 'draft' | 'bad';
  readonly text: string;
}

/** State and actions of saving, for the header and the dialogs. */
export interface Saving {
  readonly isSaving: boolean;
  readonly hasConflict: boolean;
  readonly note: SaveNote | null;
  /** Number of saves since the editor opened. */
  readonly count: number;
  readonly save: (isOverwrite?: boolean) => Promise<void>;
  readonly closeConflict: () => void;
  readonly storedIds: () => ReadonlyMap<string, string>;
}

function noteOf(report: Report | null, version: number, texts: EditorTexts['editor']): SaveNote {
  const stays = version > 0 ? texts.shopKeeps(version) : texts.notInShop;
  if (report === null) return { tone: 'draft', text: `${texts.draftUnchecked} ${stays}` };
  if (!hasErrors(report)) return { tone: 'good', text: texts.liveAs(version) };
  return { tone: 'draft', text: `${texts.draftWithErrors(countErrors(report))} ${stays}` };
}

/** Reply for a rejected save. The outcome is unknown, so the template stays unsaved. */
function failureOf(reason: unknown, texts: EditorTexts['editor']): SaveReply {
  return { status: 'failed', message: texts.saveFailed(reason instanceof Error ? reason.message : '') };
}

/**
 * Saves the document and publishes it if it has no errors, else stores it as a draft.
 * @param confirm called first; resolves to false while another window edits the template
 */
export function useSave(onSave: (request: SaveRequest) => Promise<SaveReply>, confirm: () => Promise<boolean>): Saving {
  const { store, texts: all } = useEditor();
  const { editor: texts } = all;
  const { reportNow } = useReport();
  const ids = useRef(new Map<string, string>());
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const [note, setNote] = useState<SaveNote | null>(null);
  const [count, setCount] = useState(0);
  const isJsonPending = useEditorState((state) => state.jsonText !== null);

  const work = async (isOverwrite: boolean): Promise<SaveNote | null> => {
    const { history, jsonText } = store.getState();
    const { template } = history;
    if (jsonText !== null) {
      store.actions.setView('json');
      focusJson();
      return { tone: 'bad', text: all.json.pending };
    }
    if (template.name.trim() === '') {
      store.actions.askForName();
      focusName();
      return null;
    }
    if (!(await confirm())) return { tone: 'bad', text: all.presence.locked };
    const report = await reportNow(template).catch(() => null);
    const publish = report !== null && !hasErrors(report);
    const json = withStoredIds(serializeTemplate(template), ids.current);
    const ask = async () => onSave({ template: json, publish, isOverwrite });
    const reply = await ask().catch((reason) => failureOf(reason, texts));
    if (reply.status === 'conflict') {
      setConflict(true);
      return null;
    }
    if (reply.status === 'failed') return { tone: 'bad', text: reply.message };
    for (const [temporary, stored] of Object.entries(reply.ids)) ids.current.set(temporary, stored);
    store.actions.markSaved(template, reply.version);
    setCount((before) => before + 1);
    if (!publish) store.actions.setSide('findings');
    return noteOf(report, reply.version, texts);
  };

  return {
    isSaving,
    hasConflict,
    // The message about typed JSON disappears with the text.
    note: note?.text === all.json.pending && !isJsonPending ? null : note,
    count,
    save: async (isOverwrite = false) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSaving(true);
      setConflict(false);
      try {
        setNote(await work(isOverwrite));
      } finally {
        isBusy.current = false;
        setSaving(false);
      }
    },
    closeConflict: () => setConflict(false),
    storedIds: () => ids.current,
  };
}
