import { fieldTypes } from '../field-types/registry.ts';
import type { EditorState, View } from '../store/editor-state.ts';
import type { CommandId, EditorCommand } from './editor-command.ts';
import { sideIcons, sides } from './side-icons.ts';

const views = {
  build: 'group',
  preview: 'play',
  logic: 'rule',
  translations: 'textarea',
  json: 'text',
  versions: 'library',
} as const;
const hasSelection = ({ selection }: EditorState) => selection.length > 0;
const last = ({ selection }: EditorState) => selection.at(-1) ?? null;

const document: readonly EditorCommand[] = [
  {
    id: 'save',
    icon: 'done',
    keys: { text: 'save', anywhere: [{ key: 's' }] },
    label: ({ editor }) => editor.save,
    run: ({ save }) => save(),
  },
  {
    id: 'undo',
    icon: 'undo',
    keys: { text: 'undo', anywhere: [{ key: 'z' }] },
    label: ({ editor, steps }, { history }) => {
      const step = history.undos.at(-1);
      return step ? editor.undo(step.label) : steps.nothingToUndo;
    },
    name: ({ editor }) => editor.does.undo,
    isEnabled: ({ history }) => history.undos.length > 0,
    run: ({ store }) => store.actions.undo(),
  },
  {
    id: 'redo',
    icon: 'redo',
    keys: { text: 'redo', anywhere: [{ key: 'y' }, { key: 'z', shift: true }] },
    label: ({ editor, steps }, { history }) => {
      const step = history.redos.at(-1);
      return step ? editor.redo(step.label) : steps.nothingToRedo;
    },
    name: ({ editor }) => editor.does.redo,
    isEnabled: ({ history }) => history.redos.length > 0,
    run: ({ store }) => store.actions.redo(),
  },
  {
    id: 'start',
    icon: 'library',
    label: ({ start }) => start.command,
    isEnabled: ({ history }) => history.template.sections.length === 0,
    run: ({ open }) => open('start'),
  },
  {
    id: 'print',
    icon: 'print',
    label: ({ print }) => print.command,
    run: ({ open }) => open('print'),
  },
  {
    id: 'review',
    icon: 'library',
    label: ({ editor }) => editor.reviewChanges,
    isOffered: ({ hasVersions }) => hasVersions,
    run: ({ open }) => open('review'),
  },
];

const selected: readonly EditorCommand[] = [
  {
    id: 'selection:up',
    icon: 'up',
    keys: { text: 'altUp' },
    label: ({ structure }) => structure.moveUp,
    isEnabled: hasSelection,
    run: ({ selection }) => selection.step('up'),
  },
  {
    id: 'selection:down',
    icon: 'down',
    keys: { text: 'altDown' },
    label: ({ structure }) => structure.moveDown,
    isEnabled: hasSelection,
    run: ({ selection }) => selection.step('down'),
  },
  {
    id: 'selection:duplicate',
    icon: 'duplicate',
    keys: { text: 'duplicate' },
    label: ({ structure }) => structure.duplicate,
    isEnabled: hasSelection,
    run: ({ selection }) => selection.duplicate(),
  },
  {
    id: 'selection:copy',
    icon: 'copy',
    keys: { text: 'copy' },
    label: ({ structure }) => structure.copy,
    isEnabled: hasSelection,
    run: ({ selection }) => selection.copy(),
  },
  {
    id: 'selection:paste',
    icon: 'paste',
    keys: { text: 'paste' },
    label: ({ structure }) => structure.paste,
    run: ({ selection }) => selection.paste(),
  },
  {
    id: 'selection:delete',
    icon: 'remove',
    keys: { text: 'delete' },
    label: ({ structure }) => structure.delete,
    isEnabled: hasSelection,
    run: ({ store }) => store.actions.requestDelete(store.getState().selection),
  },
];

const additions: readonly EditorCommand[] = [
  ...fieldTypes.map(
    ({ type, icon, words }): EditorCommand => ({
      id: `add:${type}`,
      icon,
      label: ({ commands, language }) => commands.addField(words[language].label),
      isEnabled: ({ history }) => history.template.sections.some(({ groups }) => groups.length > 0),
      run: ({ store, additions: { addField } }) => addField(type, near(store.getState())),
    }),
  ),
  {
    id: 'add:group',
    icon: 'group',
    label: ({ canvas }) => canvas.addGroup,
    isEnabled: ({ history }) => history.template.sections.length > 0,
    run: ({ store, additions: { addGroup } }) => addGroup(near(store.getState())),
  },
  {
    id: 'add:section',
    icon: 'section',
    label: ({ structure }) => structure.addSection,
    run: ({ additions: { addSection } }) => addSection(),
  },
  {
    id: 'add:price_rule',
    icon: 'price',
    label: ({ canvas }) => canvas.addPriceRule,
    run: ({ additions: { addPriceRule } }) => addPriceRule(),
  },
];

/** The selected part, or the section of the open tab. New parts are added there. */
function near(state: EditorState) {
  const isSection = state.history.template.sections.some(({ id }) => id === state.tab);
  return last(state) ?? (isSection ? { kind: 'section' as const, id: state.tab } : null);
}

const places: readonly EditorCommand[] = [
  ...(Object.keys(views) as View[]).map(
    (view): EditorCommand => ({
      id: `view:${view}`,
      icon: views[view],
      label: ({ commands }) => commands.views[view],
      isEnabled: (state) => state.view !== view,
      isOffered: ({ hasVersions }) => view !== 'versions' || hasVersions,
      run: ({ store }) => store.actions.setView(view),
    }),
  ),
  ...sides.map(
    (side): EditorCommand => ({
      id: `side:${side}`,
      icon: sideIcons[side],
      label: ({ commands }) => commands.sides[side],
      isOffered: ({ hasComments }) => side !== 'comments' || hasComments,
      run: ({ store }) => store.actions.setSide(side),
    }),
  ),
  {
    id: 'structure:show',
    icon: 'structure',
    label: ({ panes }) => panes.showStructure,
    isOffered: ({ panes }) => panes?.isStructureOpen === false,
    run: ({ panes }) => panes?.showStructure(),
  },
  {
    id: 'structure:hide',
    icon: 'hide',
    label: ({ structure }) => structure.hide,
    isOffered: ({ panes }) => panes?.isStructureOpen === true,
    run: ({ panes }) => panes?.hideStructure(),
  },
  {
    id: 'preview:show',
    icon: 'play',
    label: ({ panes }) => panes.showPreview,
    isOffered: ({ panes }) => panes?.preview === 'closed',
    run: ({ panes }) => panes?.showPreview(),
  },
  {
    id: 'preview:hide',
    icon: 'play',
    label: ({ panes }) => panes.hidePreview,
    isOffered: ({ panes }) => panes?.preview === 'open',
    run: ({ panes }) => panes?.hidePreview(),
  },
  {
    id: 'side:hide',
    icon: 'show',
    label: ({ editor }) => editor.hideProperties,
    isEnabled: ({ isSideOpen }) => isSideOpen,
    run: ({ panes }) => panes?.hideSide(),
  },
  {
    id: 'palette',
    icon: 'search',
    keys: { text: 'palette', anywhere: [{ key: 'k' }] },
    label: ({ commands }) => commands.title,
    run: ({ open }) => open('palette'),
  },
  {
    id: 'shortcuts',
    icon: 'keys',
    label: ({ editor }) => editor.shortcuts,
    run: ({ open }) => open('shortcuts'),
  },
];

/** Every command, in the order the palette lists them before anything is typed. */
export const editorCommands: readonly EditorCommand[] = [...document, ...selected, ...additions, ...places];

/**
 * Finds a command.
 * @throws Error for an id that the table lacks
 */
export function commandOf(id: CommandId): EditorCommand {
  const found = editorCommands.find((command) => command.id === id);
  if (!found) throw new Error(`No command ${id}`);
  return found;
}

/** Whether a key saves or opens the palette, which also work while a text is edited on the canvas or in a cell. */
export function leavesText(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const id = commandOfKey(event)?.id;
  return id === 'save' || id === 'palette';
}

/** Returns the command of a key pressed with Ctrl or Cmd. */
export function commandOfKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): EditorCommand | undefined {
  return editorCommands.find(({ keys }) =>
    keys?.anywhere?.some((combination) => combination.key === key.toLowerCase() && shiftKey === !!combination.shift),
  );
}
