import { counted } from './format.ts';

const errorsKeep = (count: number) => `${counted(count, 'error keeps', 'errors keep')} it from going live`;

/** The frame around the panes: header, dialogs, saving. */
export const englishEditor = {
  unreadable: 'This template cannot be read',
  pane: 'Pane',
  panes: { structure: 'Structure', canvas: 'Canvas', side: 'Properties' },
  hideProperties: 'Hide properties',
  sideTabs: 'Side panel',
  sides: { inspector: 'Inspector', findings: 'Findings', price: 'Price', scenarios: 'Scenarios' },
  unsaved: 'Unsaved changes',
  allSaved: 'No unsaved changes',
  undo: (step: string) => `Undo: ${step}`,
  redo: (step: string) => `Redo: ${step}`,
  view: 'View',
  views: { build: 'Build', preview: 'Preview', logic: 'Logic', json: 'JSON', versions: 'Versions' },
  reviewChanges: 'Review changes',
  save: 'Save Template',
  saving: 'Saving …',
  errorsKeep,

  liveAs: (version: number) => `Live as version ${version}.`,
  draftUnchecked: 'Saved as a draft: the check could not run.',
  draftWithErrors: (count: number) => `Saved as a draft: ${errorsKeep(count)}.`,
  shopKeeps: (version: number) => `The shop keeps version ${version}.`,
  notInShop: 'It is not in the shop yet.',
  /** The reason is empty where none is known. */
  saveFailed: (reason: string) =>
    `The template could not be saved${reason === '' ? '' : ` (${reason})`}. Nothing is lost: press Save Template again.`,

  conflict: 'Another admin saved this template',
  conflictText:
    'Since you opened it, the template was saved in another window or by another person. Your changes are still here and nothing was overwritten. To keep both, export yours as a file first.',
  keepEditing: 'Keep editing',
  loadTheirs: 'Load their version',
  overwrite: 'Overwrite with mine',

  deleteTitle: (parts: string) => `Delete ${parts}?`,
  delete: 'Delete',
  deleteWithRules: 'Delete with these rules',
  comparedBy: 'These rules compare with it and will never match again:',
  readBy: 'These rules depend on it:',

  recovered: (time: string) => `Unsaved changes of ${time} were found.`,
  restore: 'Restore',
  restoreStep: 'Restore unsaved changes',
  discard: 'Discard',

  shortcuts: 'Keyboard shortcuts',
  sheets: {
    everywhere: 'Everywhere in the editor',
    row: 'On a row of the structure',
    line: 'On the line between two panes',
    properties: 'In the properties',
  },
  keys: {
    insert: 'Insert or +',
    altUpDown: 'Alt ↑, Alt ↓',
    space: 'Space',
    shiftUpDown: 'Shift ↑, Shift ↓',
    delete: 'Delete',
    palette: 'Ctrl K',
    save: 'Ctrl S',
    undo: 'Ctrl Z',
    redo: 'Ctrl Y',
    all: 'Ctrl A',
    copyPaste: 'Ctrl C, Ctrl V',
    duplicate: 'Ctrl D',
  },
  does: {
    undo: 'Undo',
    redo: 'Redo',
    go: 'Go through the structure, open and close',
    edit: 'Edit its properties',
    insert: 'Add a part after it; a letter chooses its kind',
    move: 'Move what is selected',
    pickUp: 'Pick it up; the arrows choose a place, Space drops it',
    select: 'Select several',
    selectAll: 'Select all beside it',
    copyPaste: 'Copy and paste, also into another template',
    duplicate: 'Duplicate',
    delete: 'Delete',
    resize: 'Resize the pane',
    hide: 'Hide the pane',
    back: 'Back to the row of the structure',
  },
};
