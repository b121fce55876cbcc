import { IconButton } from '../controls/buttons.tsx';
import { movedWith } from '../document/move-parts.ts';
import { usePanes } from '../panes/panes-context.ts';
import { useActions, useEditor, useEditorState } from '../store/editor-context.ts';
import { AddPart } from './add-part.tsx';
import { useClipboard } from './use-clipboard.ts';
import { useMove } from './use-move.ts';

interface StructureToolbarProps {
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
  /** The kinds of parts were closed without a choice. */
  readonly onCancelAdding: () => void;
}

/** What can be done with what is selected, one part or several. */
export function StructureToolbar({ isAdding, onAdding, onCancelAdding }: StructureToolbarProps) {
  const { store, texts: all } = useEditor();
  const { structure: texts } = all;
  const selection = useEditorState((state) => state.selection);
  const { requestDelete } = useActions();
  const { step } = useMove();
  const { copy, paste, duplicate } = useClipboard();
  const { hideStructure } = usePanes();
  const last = selection.at(-1);
  const isNone = selection.length === 0;
  const move = (direction: 'up' | 'down') =>
    last && step(movedWith(store.getState().history.template, selection, last), direction);
  return (
    <div className="te-tools" role="toolbar" aria-label={texts.toolbar}>
      <AddPart isOpen={isAdding} onToggle={onAdding} onCancel={onCancelAdding} />
      <IconButton label={texts.moveUp} icon="up" disabled={isNone} onClick={() => move('up')} />
      <IconButton label={texts.moveDown} icon="down" disabled={isNone} onClick={() => move('down')} />
      <IconButton label={texts.duplicate} icon="duplicate" disabled={isNone} onClick={() => duplicate(selection)} />
      <IconButton label={texts.copy} icon="copy" disabled={isNone} onClick={() => copy(selection)} />
      <IconButton label={texts.paste} icon="paste" onClick={() => void paste()} />
      <IconButton label={texts.delete} icon="remove" disabled={isNone} onClick={() => requestDelete(selection)} />
      {selection.length > 1 && <span className="te-tools-note">{texts.selected(selection.length)}</span>}
      <span className="te-grow" />
      <span className="te-only-wide">
        <IconButton label={texts.hide} icon="hide" data-hides="structure" onClick={hideStructure} />
      </span>
    </div>
  );
}
