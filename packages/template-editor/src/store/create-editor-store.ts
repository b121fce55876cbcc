import type { Template } from 'configurator-core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { deleteCommand, dependentsOutside, withoutNested } from '../document/edits/delete-parts.ts';
import { closeUndoStep, type History, perform, redo, startHistory, undo } from '../document/edits/history.ts';
import type { ElementRef } from '../document/element.ts';
import { findElement, findPart, sectionIdOf } from '../document/find.ts';
import { keysWithin } from '../document/keys-within.ts';
import { formatRefusal, namedPart } from '../document/part-labels.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { type EditorActions, type EditorState, generalTab } from './editor-state.ts';
import type { TypedTexts } from './typed-text.ts';

/** The editor's state and its actions. */
export interface EditorStore extends Pick<StoreApi<EditorState>, 'getState' | 'subscribe' | 'getInitialState'> {
  readonly actions: EditorActions;
  /** Not state: each text is shown by one control, which keeps it here. */
  readonly typed: TypedTexts;
}

/** Returns the selection and tab without elements that no longer exist in the template. */
function settle(state: EditorState, template: Template): Pick<EditorState, 'selection' | 'tab'> {
  const isThere = ({ kind, id }: ElementRef) => findElement(template, kind, id) !== undefined;
  // Keeps the array if all elements exist, so that subscribers do not re-render.
  const selection = state.selection.every(isThere) ? state.selection : state.selection.filter(isThere);
  const hasTab = state.tab === generalTab || template.sections.some(({ id }) => id === state.tab);
  return { selection, tab: hasTab ? state.tab : (template.sections[0]?.id ?? generalTab) };
}

/** Returns the tab that shows an element. */
function tabOf(template: Template, ref: ElementRef): string {
  return sectionIdOf(template, ref) ?? generalTab;
}

/**
 * Creates the store of an editor for a template.
 * @param texts returns the current texts, for undo labels and announcements
 */
export function createEditorStore(template: Template, texts: () => EditorTexts): EditorStore {
  const store = createStore<EditorState>(() => ({
    history: startHistory(template),
    saved: template,
    liveVersion: template.version,
    selection: [],
    tab: generalTab,
    view: 'build',
    side: 'inspector',
    pane: 'canvas',
    dock: 'structure',
    isSideOpen: false,
    editing: null,
    deleting: null,
    deletions: 0,
    isNameAsked: false,
    preview: { run: 0, values: {}, title: null },
    announcement: { text: '', count: 0 },
    commented: new Map(),
    uncommented: new Set(),
    lock: null,
    jsonText: null,
  }));
  const announce = (text: string) => {
    store.setState(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }));
  };
  const travel = (step: (history: History) => History, announcementOf: (label: string) => string, none: string) => {
    const state = store.getState();
    if (state.lock !== null) return announce(state.lock);
    const history = step(state.history);
    if (history === state.history) return announce(none);
    const label = (step === undo ? state.history.undos : state.history.redos).at(-1)?.label ?? '';
    store.setState({ history, ...settle(state, history.template) });
    announce(announcementOf(label));
  };
  const select = (refs: readonly ElementRef[]) => {
    const { template: current } = store.getState().history;
    const last = refs.at(-1);
    const opened = last && { tab: tabOf(current, last), isSideOpen: true };
    // Keeps the comments panel open while the admin works through comments.
    const side = store.getState().side === 'comments' ? 'comments' : 'inspector';
    store.setState({ selection: refs, side, ...opened });
  };
  const hasComments = (refs: readonly ElementRef[]) => {
    const { commented, history } = store.getState();
    return commented.size > 0 && [...keysWithin(history.template, refs)].some((key) => commented.has(key));
  };
  const remove = (refs: readonly ElementRef[], dropRules: boolean) => {
    const { history: before, lock } = store.getState();
    if (lock !== null) return announce(lock);
    const { template: current } = before;
    const targets = withoutNested(current, refs);
    const [only] = targets;
    const part = only && findPart(current, only);
    if (!part) return;
    const { parts, steps } = texts();
    const what = targets.length === 1 ? namedPart(part, parts, current) : parts.formatCount(null, targets.length);
    const result = perform(store.getState().history, deleteCommand(current, targets, dropRules), {
      label: steps.delete(what),
    });
    if (!result.ok) return announce(formatRefusal(result.error, parts));
    const state = store.getState();
    store.setState({
      history: result.value,
      deleting: null,
      deletions: state.deletions + 1,
      ...settle(state, result.value.template),
    });
    announce(steps.deleted(what));
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    typed: new Map(),
    actions: {
      run: (command, { label, mergeKey, select: refs, announce: text }) => {
        const state = store.getState();
        if (state.lock !== null) {
          announce(state.lock);
          return state.lock;
        }
        const result = perform(state.history, command, { label, mergeKey: mergeKey ?? null });
        if (!result.ok) {
          const words = formatRefusal(result.error, texts().parts);
          announce(words);
          return words;
        }
        store.setState({ history: result.value, ...settle(state, result.value.template) });
        if (refs) select(refs);
        if (text !== undefined) announce(text);
        return null;
      },
      undo: () => travel(undo, texts().steps.undone, texts().steps.nothingToUndo),
      redo: () => travel(redo, texts().steps.redone, texts().steps.nothingToRedo),
      closeUndoStep: () => {
        store.setState(({ history }) => ({ history: closeUndoStep(history) }));
      },
      select,
      openTab: (tab) => store.setState({ tab, selection: [], view: 'build', side: 'inspector' }),
      askForName: () =>
        store.setState({ isNameAsked: true, tab: generalTab, selection: [], view: 'build', pane: 'canvas' }),
      setView: (view) => store.setState({ view, pane: 'canvas' }),
      setSide: (side) => store.setState({ side, pane: 'side', dock: 'side', isSideOpen: true }),
      setPane: (pane) => store.setState(pane === 'canvas' ? { pane } : { pane, dock: pane }),
      closeSide: () => store.setState({ isSideOpen: false }),
      pick: (refs) => {
        select(refs);
        store.setState({ dock: 'side' });
      },
      edit: (editing) => store.setState({ editing }),
      showValues: (values, title, isInSight = false) =>
        store.setState(({ preview }) => ({
          ...(!isInSight && { view: 'preview', pane: 'canvas' }),
          preview: { run: preview.run + 1, values, title },
        })),
      showTab: (sectionId) => store.setState({ tab: sectionId }),
      announce,
      setCommented: (commented) => store.setState({ commented }),
      setLock: (lock) => store.setState({ lock }),
      setJsonText: (jsonText) => store.setState({ jsonText }),
      requestDelete: (refs) => {
        const { history, lock } = store.getState();
        if (refs.length === 0) return;
        // A locked document refuses the deletion without a confirmation.
        const isRead = dependentsOutside(history.template, refs).length > 0;
        if (lock !== null || !(isRead || hasComments(refs))) remove(refs, false);
        else store.setState({ deleting: refs });
      },
      confirmDelete: (dropRules) => {
        const { deleting, history, uncommented } = store.getState();
        const keys = keysWithin(history.template, deleting ?? []);
        remove(deleting ?? [], dropRules);
        // If the deletion is refused, the confirmation stays open.
        if (store.getState().deleting === null) store.setState({ uncommented: new Set([...uncommented, ...keys]) });
      },
      cancelDelete: () => store.setState({ deleting: null }),
      markSaved: (current, liveVersion) => store.setState({ saved: current, liveVersion }),
    },
  };
}
