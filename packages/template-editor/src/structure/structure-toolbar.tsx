import { IconButton } from '../controls/buttons.tsx';
import { useActions, useEditorState } from '../store/editor-context.ts';
import { useClipboard } from './use-clipboard.ts';
import { useMove } from './use-move.ts';

/** What can be done with what is selected. */
export function StructureToolbar() {
  const selection = useEditorState((state) => state.selection);
  const { requestDelete } = useActions();
  const { step } = useMove();
  const { copy, paste, duplicate } = useClipboard();
  const only = selection.length === 1 ? selection[0] : undefined;
  const isNone = selection.length === 0;
  return (
    <div className="te-tools" role="toolbar" aria-label="Selected parts">
      <IconButton label="Move up" icon="up" disabled={!only} onClick={() => only && step(only, 'up')} />
      <IconButton label="Move down" icon="down" disabled={!only} onClick={() => only && step(only, 'down')} />
      <IconButton label="Duplicate" icon="duplicate" disabled={isNone} onClick={() => duplicate(selection)} />
      <IconButton label="Copy" icon="copy" disabled={isNone} onClick={() => copy(selection)} />
      <IconButton label="Paste" icon="paste" onClick={() => void paste()} />
      <IconButton label="Delete" icon="remove" disabled={isNone} onClick={() => requestDelete(selection)} />
      {selection.length > 1 && <span className="te-tools-note">{selection.length} selected</span>}
    </div>
  );
}
