import type { FieldType } from 'configurator-core';
import type { Additions } from '../additions/use-additions.ts';
import type { IconShape } from '../controls/icon.tsx';
import type { PaneControl } from '../panes/panes-context.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import type { EditorState, SidePanel, View } from '../store/editor-state.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** Dialogs that a command opens. */
export type CommandDialog = 'palette' | 'print' | 'start' | 'shortcuts' | 'review';

/** Commands for the selected parts. */
export interface SelectionTools {
  readonly step: (direction: 'up' | 'down') => void;
  readonly duplicate: () => void;
  readonly copy: () => void;
  readonly paste: () => void;
}

/** The parts of the editor that commands act on. */
export interface CommandHost {
  readonly store: EditorStore;
  readonly additions: Additions;
  readonly selection: SelectionTools;
  /** Null until the panes are mounted. */
  readonly panes: PaneControl | null;
  readonly hasVersions: boolean;
  readonly hasComments: boolean;
  readonly save: () => void;
  readonly open: (dialog: CommandDialog) => void;
}

/** Identifies a command. */
export type CommandId =
  | 'palette'
  | 'save'
  | 'undo'
  | 'redo'
  | 'review'
  | 'start'
  | 'print'
  | 'shortcuts'
  | `view:${View}`
  | `side:${SidePanel}`
  | 'structure:show'
  | 'structure:hide'
  | 'preview:show'
  | 'preview:hide'
  | 'side:hide'
  | 'add:section'
  | 'add:group'
  | `add:${FieldType}`
  | 'add:price_rule'
  | 'selection:up'
  | 'selection:down'
  | 'selection:duplicate'
  | 'selection:copy'
  | 'selection:paste'
  | 'selection:delete';

/** Keys of a command. */
export interface CommandKeys {
  /** Key of their name in the catalogue. */
  readonly text: keyof EditorTexts['editor']['keys'];
  /** With Ctrl or Cmd, anywhere in the editor. Keys without it work in the structure only. */
  readonly anywhere?: readonly { readonly key: string; readonly shift?: boolean }[];
}

/** One entry of the command table: buttons, shortcuts and the palette read it. */
export interface EditorCommand {
  readonly id: CommandId;
  readonly icon: IconShape;
  readonly keys?: CommandKeys;
  readonly label: (texts: EditorTexts, state: EditorState) => string;
  /** Fixed name of its button and shortcut if the label depends on the state; the button's tooltip is the label. */
  readonly name?: (texts: EditorTexts) => string;
  /** Whether the command has an effect in this state; default: always. */
  readonly isEnabled?: (state: EditorState) => boolean;
  /** Whether the editor has the features it requires; default: always. */
  readonly isOffered?: (host: CommandHost) => boolean;
  readonly run: (host: CommandHost) => void;
}
