import { type RefObject, useCallback, useRef, useState } from 'react';
import { useAdditions } from '../additions/use-additions.ts';
import type { RunCommand } from '../commands/command-context.ts';
import { commandOf } from '../commands/command-table.ts';
import type { CommandDialog, CommandHost } from '../commands/editor-command.ts';
import { elementsToMove } from '../document/edits/move-parts.ts';
import type { PaneControl } from '../panes/panes-context.ts';
import { useEditor } from '../store/editor-context.ts';
import { useLatest } from '../store/use-latest.ts';
import { useClipboard } from '../structure/use-clipboard.ts';
import { useMove } from '../structure/use-move.ts';
import type { Saving } from './use-save.ts';

/** Maximum number of recent palette entries. */
const RECENT = 8;

/** The commands of an editor and the dialogs they open. */
export interface Commands {
  /** Returns the current parts of the editor that commands act on. */
  readonly host: () => CommandHost;
  /** Ref to be set by the panes. */
  readonly panes: RefObject<PaneControl | null>;
  /** Stable while the editor is mounted. */
  readonly run: RunCommand;
  readonly dialog: CommandDialog | null;
  readonly closeDialog: () => void;
  /** Keys of recently chosen palette entries, latest first. */
  readonly recent: readonly string[];
  readonly remember: (key: string) => void;
}

/** Connects the command table with an editor. */
export function useCommands(
  saving: Saving,
  { hasVersions, hasComments }: Pick<CommandHost, 'hasVersions' | 'hasComments'>,
): Commands {
  const { store } = useEditor();
  const additions = useAdditions();
  const { step } = useMove();
  const { copy, paste, duplicate } = useClipboard();
  const panes = useRef<PaneControl>(null);
  const [dialog, setDialog] = useState<CommandDialog | null>(null);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const selection = () => store.getState().selection;
  const host = (): CommandHost => ({
    store,
    additions,
    selection: {
      step: (direction) => {
        const last = selection().at(-1);
        if (last) step(elementsToMove(store.getState().history.template, selection(), last), direction);
      },
      duplicate: () => duplicate(selection()),
      copy: () => copy(selection()),
      paste: () => void paste(),
    },
    panes: panes.current,
    hasVersions,
    hasComments,
    save: () => void saving.save(),
    open: setDialog,
  });
  const latest = useLatest(host);
  const run = useCallback<RunCommand>((id) => commandOf(id).run(latest.current()), [latest]);
  return {
    host,
    panes,
    run,
    dialog,
    closeDialog: () => setDialog(null),
    recent,
    remember: (key) => setRecent((before) => [key, ...before.filter((other) => other !== key)].slice(0, RECENT)),
  };
}
