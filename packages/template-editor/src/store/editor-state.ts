import type { Template } from 'configurator-core';
import type { Command } from '../document/edits/command.ts';
import type { History } from '../document/edits/history.ts';
import type { ElementRef } from '../document/element.ts';

/** View of the middle pane. */
export type View = 'build' | 'preview' | 'logic' | 'translations' | 'json' | 'versions';

/** Panel of the right pane. */
export type SidePanel = 'inspector' | 'findings' | 'price' | 'scenarios' | 'comments';

/** The visible pane on narrow pages, which show one at a time. */
export type Pane = 'structure' | 'canvas' | 'side';

/** Content of the pane beside the canvas if only two panes fit. */
export type Dock = 'structure' | 'side';

/** Id of the tab with the settings of the whole template. */
export const generalTab = 'general';

/** Values to show in the preview. A new `run` restarts the preview with them. */
export interface PreviewRequest {
  readonly run: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Describes the values. */
  readonly title: string | null;
}

/** State of the editor. */
export interface EditorState {
  readonly history: History;
  /** The last saved document. */
  readonly saved: Template;
  /** The published version; 0 for none. The document keeps the one that it was loaded with. */
  readonly liveVersion: number;
  /** The inspector shows the last one. */
  readonly selection: readonly ElementRef[];
  /** `general` or the id of a section. */
  readonly tab: string;
  readonly view: View;
  readonly side: SidePanel;
  readonly pane: Pane;
  readonly dock: Dock;
  /** Whether the right pane is open; if not, only its tabs are shown. A selection opens it. */
  readonly isSideOpen: boolean;
  /** Id of the text being edited on the canvas; null for none. */
  readonly editing: string | null;
  readonly preview: PreviewRequest;
  /** Parts pending deletion until confirmed, because they are read elsewhere or have comments; null for none. */
  readonly deleting: readonly ElementRef[] | null;
  /** Number of deletions, so that the focus is moved after each. */
  readonly deletions: number;
  /** Whether a save failed because the name was empty. Until then an empty name is not shown as an error. */
  readonly isNameAsked: boolean;
  /** Announcement for screen readers, with a counter so that a repeated text is announced again. */
  readonly announcement: { readonly text: string; readonly count: number };
  /** Number of open comment threads, by the row key of their part. */
  readonly commented: ReadonlyMap<string, number>;
  /** Row keys of parts whose deletion together with their comments was confirmed. */
  readonly uncommented: ReadonlySet<string>;
  /** Error message for every change while the document is locked; null if it is editable. */
  readonly lock: string | null;
  /** Text typed in the JSON view and not applied yet; null for none. */
  readonly jsonText: string | null;
}

/** Options for running a command. */
export interface RunOptions {
  /** Undo label: `Move “Lining”`. */
  readonly label: string;
  readonly mergeKey?: string;
  /** The new selection. */
  readonly select?: readonly ElementRef[];
  /** Announced to screen readers. */
  readonly announce?: string;
}

/** Actions of the editor. */
export interface EditorActions {
  /** Runs a command. Returns an error message if it is refused, else null. */
  readonly run: (command: Command, options: RunOptions) => string | null;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Ends the merging of undo steps. */
  readonly closeUndoStep: () => void;
  readonly select: (refs: readonly ElementRef[]) => void;
  readonly openTab: (tab: string) => void;
  /** Shows the name control and an error that the name is required. */
  readonly askForName: () => void;
  readonly setView: (view: View) => void;
  readonly setSide: (side: SidePanel) => void;
  readonly setPane: (pane: Pane) => void;
  readonly closeSide: () => void;
  /** Selects parts on the canvas. If only two panes fit, the inspector replaces the structure. */
  readonly pick: (refs: readonly ElementRef[]) => void;
  /** Starts editing a text on the canvas; null ends editing. */
  readonly edit: (text: string | null) => void;
  /** Restarts the preview with values. It replaces the canvas unless it is visible beside it. */
  readonly showValues: (values: Readonly<Record<string, unknown>>, title: string | null, isInSight?: boolean) => void;
  /** Opens the tab of the section shown in the preview. Keeps the selection and the view. */
  readonly showTab: (sectionId: string) => void;
  readonly announce: (text: string) => void;
  readonly setCommented: (commented: ReadonlyMap<string, number>) => void;
  /** Refuses every change with an error message; null allows changes again. */
  readonly setLock: (lock: string | null) => void;
  readonly setJsonText: (text: string | null) => void;
  /** Deletes elements. Asks for confirmation if they are read elsewhere or have comments. */
  readonly requestDelete: (refs: readonly ElementRef[]) => void;
  readonly confirmDelete: (dropRules: boolean) => void;
  readonly cancelDelete: () => void;
  /** Sets the last saved document and the version that is live since. */
  readonly markSaved: (template: Template, liveVersion: number) => void;
}
