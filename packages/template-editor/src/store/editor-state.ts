import type { Template } from 'configurator-core';
import type { Command } from '../document/edits/command.ts';
import type { History } from '../document/edits/history.ts';
import type { ElementRef } from '../document/element.ts';

/** What the middle pane shows. */
export type View = 'build' | 'preview' | 'logic' | 'translations' | 'json' | 'versions';

/** What the right pane shows. */
export type SidePanel = 'inspector' | 'findings' | 'price' | 'scenarios' | 'comments';

/** On narrow pages one pane at a time. */
export type Pane = 'structure' | 'canvas' | 'side';

/** What the pane beside the canvas shows where there is room for two. */
export type Dock = 'structure' | 'side';

/** The tab of what concerns the template as a whole. */
export const generalTab = 'general';

/** Values to be shown in the preview; a new `run` restarts the preview with them. */
export interface PreviewRequest {
  readonly run: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** What the values show. */
  readonly title: string | null;
}

/** Everything the editor knows. */
export interface EditorState {
  readonly history: History;
  /** The document as it was saved last. */
  readonly saved: Template;
  /** The last one is the one the inspector shows. */
  readonly selection: readonly ElementRef[];
  /** `general` or the id of a section. */
  readonly tab: string;
  readonly view: View;
  readonly side: SidePanel;
  readonly pane: Pane;
  readonly dock: Dock;
  /** Whether the right pane is open; closed, it is a rail of its tabs. A selection opens it. */
  readonly isSideOpen: boolean;
  /** The text that is edited on the canvas; null for none. */
  readonly editing: string | null;
  readonly preview: PreviewRequest;
  /** What waits for a yes before it is deleted, because something reads it. */
  readonly deleting: readonly ElementRef[] | null;
  /** Whether a save failed because the name was empty: until then an empty name is not an error. */
  readonly isNameAsked: boolean;
  /** Announcement for screen readers; counted, so that a repeated text is announced again. */
  readonly spoken: { readonly text: string; readonly count: number };
  /** Open threads of comments, by the row key of their part. */
  readonly commented: ReadonlyMap<string, number>;
  /** Row keys of parts that were deleted together with their comments, after a question. */
  readonly uncommented: ReadonlySet<string>;
  /** Why nothing can be changed now, as a sentence; null while it can. */
  readonly lock: string | null;
}

/** How a command is carried out. */
export interface RunOptions {
  /** What it does, for undo: `Move “Lining”`. */
  readonly label: string;
  readonly mergeKey?: string;
  /** The new selection. */
  readonly select?: readonly ElementRef[];
  /** Said to screen readers. */
  readonly say?: string;
}

/** Everything that can be done. */
export interface EditorActions {
  /** Carries a command out; a sentence where it is refused, else null. */
  readonly run: (command: Command, options: RunOptions) => string | null;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Ends a row of merged steps. */
  readonly seal: () => void;
  readonly select: (refs: readonly ElementRef[]) => void;
  readonly openTab: (tab: string) => void;
  /** Shows where the template is named, and that it has to be. */
  readonly askForName: () => void;
  readonly setView: (view: View) => void;
  readonly setSide: (side: SidePanel) => void;
  readonly setPane: (pane: Pane) => void;
  readonly closeSide: () => void;
  /** Selects a part on the canvas; where there is room for two panes, its properties take the place of the structure. */
  readonly pick: (refs: readonly ElementRef[]) => void;
  /** Edits a text of the canvas, or ends that. */
  readonly edit: (text: string | null) => void;
  /** Restarts the preview with values; it takes the canvas's place unless it is in sight beside it. */
  readonly showValues: (values: Readonly<Record<string, unknown>>, title: string | null, isInSight?: boolean) => void;
  /** Shows the tab of a section that the preview has gone to. Selection and view stay. */
  readonly showTab: (sectionId: string) => void;
  readonly say: (text: string) => void;
  readonly setCommented: (commented: ReadonlyMap<string, number>) => void;
  /** Refuses every change with a sentence; null allows them again. */
  readonly setLock: (lock: string | null) => void;
  /** Deletes elements; where something reads them, it asks first. */
  readonly requestDelete: (refs: readonly ElementRef[]) => void;
  readonly confirmDelete: (dropRules: boolean) => void;
  readonly cancelDelete: () => void;
  /** The document that the store now has. */
  readonly markSaved: (template: Template) => void;
}
