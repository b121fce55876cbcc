import { downloadFile, fileName } from '../actions/download-file.ts';
import { Button, IconButton } from '../controls/buttons.tsx';
import { useActions, useEditorState, useTexts } from '../store/editor-context.ts';
import { writeEntry } from './cell-text.ts';
import { entriesAt, type Side } from './table-edits.ts';
import { writePriceTable } from './table-text.ts';
import type { TableEditor } from './use-table-editor.ts';

const sides = [
  { side: 'columns', back: 'hide', forth: 'show' },
  { side: 'rows', back: 'up', forth: 'down' },
] as const;

interface TableToolbarProps {
  readonly editor: TableEditor;
  /** Label of the price rule. */
  readonly name: string;
}

/** Undo, row, column, import and export buttons of a price table. */
export function TableToolbar({ editor, name }: TableToolbarProps) {
  const { priceTable: texts } = useTexts();
  const { undo, redo } = useActions();
  const canUndo = useEditorState(({ history }) => history.undos.length > 0);
  const canRedo = useEditorState(({ history }) => history.redos.length > 0);
  const { context, selection } = editor;
  const indexOf = (side: Side) => Math.max(0, side === 'columns' ? selection.active.column : selection.active.row);
  const nameOf = (side: Side) => {
    const entry = entriesAt(context.table, side)[indexOf(side)];
    return entry === undefined ? '' : writeEntry(entry, context.fields[side], context.money.locale);
  };
  return (
    <fieldset className="te-grid-tools" aria-label={texts.tools}>
      <IconButton label={texts.undo} icon="undo" disabled={!canUndo} onClick={undo} />
      <IconButton label={texts.redo} icon="redo" disabled={!canRedo} onClick={redo} />
      {sides
        .filter(({ side }) => side === 'columns' || context.table.rows)
        .map(({ side, back, forth }) => (
          <span key={side} className="te-grid-tool-group">
            <span aria-hidden="true">{texts.side[side]}</span>
            <IconButton label={texts.add[side](nameOf(side))} icon="add" onClick={() => editor.add(side)} />
            <IconButton
              label={texts.back[side](nameOf(side))}
              icon={back}
              disabled={indexOf(side) === 0}
              onClick={() => editor.move(side, -1)}
            />
            <IconButton
              label={texts.forth[side](nameOf(side))}
              icon={forth}
              disabled={indexOf(side) === entriesAt(context.table, side).length - 1}
              onClick={() => editor.move(side, 1)}
            />
            <IconButton label={texts.remove[side](nameOf(side))} icon="remove" onClick={() => editor.remove(side)} />
          </span>
        ))}
      <span className="te-grow" />
      <label className="te-button te-button-quiet te-file">
        <span>{texts.importFile}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => {
            const input = event.target;
            const [file] = input.files ?? [];
            void file?.arrayBuffer().then((bytes) => {
              editor.importFile(bytes);
              input.value = '';
            });
          }}
        />
      </label>
      <Button
        look="quiet"
        onClick={() =>
          downloadFile(fileName(name, 'csv', texts.fallbackFileName), 'text/csv', writePriceTable(context))
        }
      >
        {texts.exportFile}
      </Button>
    </fieldset>
  );
}
