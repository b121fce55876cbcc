import {
  type MergeSide,
  mergeTemplates,
  parseTemplate,
  serializeTemplate,
  type Template,
  type TemplateConflict,
} from 'configurator-core';
import { useRef, useState } from 'react';
import { focusName } from '../canvas/general-tab.tsx';
import { countErrors, hasErrors, type Report } from '../findings/report.ts';
import { useReport } from '../findings/report-context.tsx';
import { focusJson } from '../json/json-view.tsx';
import { listNames, takenPartNames } from '../merge/merged-part-name.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { SaveReply, SaveRequest, StoredVersion } from './save-reply.ts';

/** Message about the last save. */
export interface SaveNote {
  readonly tone: 'good' | 'draft' | 'bad';
  readonly text: string;
}

/** The version of another admin, and what cannot be merged with it. */
export interface PendingMerge {
  readonly theirs: Template;
  readonly conflicts: readonly TemplateConflict[];
  /** The sides chosen so far, by id of the conflict. */
  readonly answers: ReadonlyMap<string, MergeSide>;
  readonly onMerged: StoredVersion['onMerged'];
}

/** A save that another admin's save prevented. */
export interface SaveConflict {
  /** null if the versions cannot be merged: one of them must be chosen. */
  readonly merge: PendingMerge | null;
}

/** State and actions of saving, for the header and the dialogs. */
export interface Saving {
  readonly isSaving: boolean;
  readonly conflict: SaveConflict | null;
  readonly note: SaveNote | null;
  /** Number of saves since the editor opened. */
  readonly count: number;
  readonly save: (isOverwrite?: boolean) => Promise<void>;
  /** Merges with the sides chosen for the conflicts, and saves. */
  readonly saveMerged: (answers: ReadonlyMap<string, MergeSide>) => Promise<void>;
  readonly closeConflict: () => void;
  /** Call it if the document no longer is an edit of the version that was loaded: it is not merged before a save. */
  readonly forgetBase: () => void;
}

/** Maximum number of versions that are merged in one save. */
const MAX_MERGES = 3;

function noteOf(
  report: Report | null,
  { version, unpublished }: Extract<SaveReply, { status: 'saved' }>,
  texts: EditorTexts['editor'],
): SaveNote {
  const stays = version > 0 ? texts.shopKeeps(version) : texts.notInShop;
  if (report === null) return { tone: 'draft', text: `${texts.draftUnchecked} ${stays}` };
  if (unpublished !== undefined) return { tone: 'draft', text: `${texts.notPublished(unpublished)} ${stays}` };
  if (!hasErrors(report)) return { tone: 'good', text: texts.liveAs(version) };
  return { tone: 'draft', text: `${texts.draftWithErrors(countErrors(report))} ${stays}` };
}

/** Reply for a rejected save. The outcome is unknown, so the template stays unsaved. */
function failureOf(reason: unknown, texts: EditorTexts['editor']): SaveReply {
  return { status: 'failed', message: texts.saveFailed(reason instanceof Error ? reason.message : '') };
}

/**
 * Saves the document and publishes it if it has no errors, else stores it as a draft. If another admin saved in between,
 * merges both and saves again.
 * @param confirm called first; resolves to false while another window edits the template
 */
export function useSave(onSave: (request: SaveRequest) => Promise<SaveReply>, confirm: () => Promise<boolean>): Saving {
  const { store, texts: all, fieldTypes } = useEditor();
  const { editor: texts } = all;
  const { reportNow } = useReport();
  const isBusy = useRef(false);
  const isBaseKnown = useRef(true);
  /** Current names of merged parts that no message has mentioned yet. */
  const taken = useRef<ReadonlyMap<string, string>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [note, setNote] = useState<SaveNote | null>(null);
  const [count, setCount] = useState(0);
  const isJsonPending = useEditorState((state) => state.jsonText !== null);

  const work = async (isOverwrite: boolean, merges = 0): Promise<SaveNote | null> => {
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
    const ask = async () => onSave({ template: serializeTemplate(template), publish, isOverwrite });
    const reply = await ask().catch((reason) => failureOf(reason, texts));
    if (reply.status === 'conflict') {
      const theirs = merges < MAX_MERGES ? readTheirs(reply.theirs) : null;
      if (theirs === null || !reply.theirs) {
        setConflict({ merge: null });
        return null;
      }
      return merge({ theirs, conflicts: [], answers: new Map(), onMerged: reply.theirs.onMerged }, merges);
    }
    if (reply.status === 'failed') return { tone: 'bad', text: reply.message };
    isBaseKnown.current = true;
    store.actions.markSaved(template, reply.version);
    setCount((before) => before + 1);
    if (!publish) store.actions.setSide('findings');
    const saved = noteOf(report, reply, texts);
    const names = taken.current;
    taken.current = new Map();
    if (names.size === 0) return saved;
    return { ...saved, text: `${saved.text} ${all.merge.taken(listNames(names.values(), all))}` };
  };

  /** Returns the other admin's version; null if it cannot be merged. */
  const readTheirs = (stored: StoredVersion | undefined): Template | null => {
    if (!stored || !isBaseKnown.current) return null;
    const parsed = parseTemplate(stored.template, { fieldTypes });
    return parsed.ok ? parsed.value : null;
  };

  const merge = async (pending: PendingMerge, merges: number): Promise<SaveNote | null> => {
    const { answers } = pending;
    const { saved, history } = store.getState();
    const merged = mergeTemplates(saved, history.template, pending.theirs, { answers, fieldTypes });
    if (merged.conflicts.length > 0) {
      // Answered conflicts stay, so that the answers can be changed.
      const answered = pending.conflicts.filter(({ id }) => answers.has(id));
      setConflict({ merge: { ...pending, conflicts: [...answered, ...merged.conflicts] } });
      return null;
    }
    const refusal = store.actions.run(
      { type: 'replace', template: { ...merged.template, version: history.template.version } },
      { label: all.merge.step },
    );
    if (refusal !== null) return { tone: 'bad', text: refusal };
    taken.current = new Map([...taken.current, ...takenPartNames(merged.taken, all)]);
    pending.onMerged();
    store.actions.markSaved(pending.theirs, pending.theirs.version);
    return work(false, merges + 1);
  };

  const run = async (task: () => Promise<SaveNote | null>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    setConflict(null);
    try {
      setNote(await task());
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  return {
    isSaving,
    conflict,
    // The message about typed JSON disappears with the text.
    note: note?.text === all.json.pending && !isJsonPending ? null : note,
    count,
    save: (isOverwrite = false) => run(() => work(isOverwrite)),
    saveMerged: async (answers) => {
      const pending = conflict?.merge;
      if (pending) await run(() => merge({ ...pending, answers }, 0));
    },
    closeConflict: () => setConflict(null),
    forgetBase: () => {
      isBaseKnown.current = false;
    },
  };
}
