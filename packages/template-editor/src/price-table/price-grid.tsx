import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { ChoiceItem } from '../controls/choice-controls.tsx';
import { useEditor } from '../store/editor-context.ts';
import { CellEditor, type EditEnd } from './cell-editor.tsx';
import { writeAmountText, writeEntry } from './cell-text.ts';
import { GridHead, GridRow } from './grid-row.tsx';
import { neighbourCell, placeAfterKey, rectangleOf } from './grid-selection.ts';
import { entriesAt, type Place, type Side } from './table-edits.ts';
import type { SideProblems } from './table-problems.ts';
import { labelOfSide } from './table-text.ts';
import { gridRem, useGridWindow } from './use-grid-window.ts';
import type { TableEditor } from './use-table-editor.ts';

interface Editing {
  readonly initial: string;
  readonly selects: boolean;
  readonly isInvalid: boolean;
}

interface PriceGridProps {
  readonly editor: TableEditor;
  readonly problems: Readonly<Record<Side, SideProblems>>;
}

const none: readonly string[] = [];

function placeOfTarget(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

/** The cells of a price table, edited like a spreadsheet. Only the visible part is rendered. */
export function PriceGrid({ editor, problems }: PriceGridProps) {
  const { language, texts: all } = useEditor();
  const texts = all.priceTable;
  const { context, size, selection, select } = editor;
  const { table, fields, money } = context;
  const { locale } = money;
  const { active } = selection;
  const viewport = useGridWindow(size);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [columnTexts, rowTexts] = useMemo(
    () =>
      (['columns', 'rows'] as const).map((side) =>
        entriesAt(table, side).map((entry) => writeEntry(entry, fields[side], locale)),
      ) as [string[], string[]],
    [table, fields, locale],
  );
  const sideOf = ({ row }: Place): Side => (row < 0 ? 'columns' : 'rows');
  const isHeader = active.row < 0 || active.column < 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the selection and nothing else
  useLayoutEffect(() => {
    if (!selection.takesFocus) return;
    viewport.reveal(active);
    const place = `[data-row="${active.row}"][data-column="${active.column}"]`;
    viewport.element.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }, [selection]);

  const textAt = ({ row, column }: Place): string => {
    if (row < 0) return columnTexts[column] ?? '';
    if (column < 0) return rowTexts[row] ?? '';
    return writeAmountText(table.cells[row]?.[column] ?? null, money);
  };
  const startEdit = (initial: string, selects: boolean) => setEditing({ initial, selects, isInvalid: false });

  const endEdit = (text: string, how: EditEnd) => {
    if (!editing) return;
    const refusal = how === 'cancel' ? null : editor.write(active, text);
    if (refusal !== null) {
      editor.tell(how === 'leave' ? `${refusal} ${texts.keepsValue}` : refusal, true);
      setEditing(how === 'leave' ? null : { ...editing, isInvalid: true });
      return;
    }
    if (how === 'stay') return setEditing({ ...editing, isInvalid: false });
    setEditing(null);
    if (how === 'leave') return;
    const by = how === 'down' ? 1 : how === 'up' ? -1 : 0;
    const isAside = how === 'next' || how === 'previous';
    const step = how === 'next' ? 1 : -1;
    const arrow = isAside ? (step > 0 ? 'ArrowRight' : 'ArrowLeft') : by > 0 ? 'ArrowDown' : 'ArrowUp';
    const beside = isAside && !isHeader ? neighbourCell(active, step, size) : null;
    const moved = isAside || by !== 0 ? placeAfterKey(active, { key: arrow, isCtrl: false, page: 1 }, size) : null;
    select(beside ?? moved ?? active);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isCtrl = event.ctrlKey || event.metaKey;
    const next = placeAfterKey(active, { key: event.key, isCtrl, page: viewport.page }, size);
    if (event.altKey) {
      const isAside = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (!next || !event.key.startsWith('Arrow')) return;
      const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
      if (isAside ? active.column >= 0 : active.row >= 0) editor.move(isAside ? 'columns' : 'rows', by);
    } else if (next) select(next, { isExtending: event.shiftKey && !isHeader && next.row >= 0 && next.column >= 0 });
    else if (event.key === 'Enter' || event.key === 'F2') startEdit(textAt(active), event.key === 'Enter');
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (!isHeader) editor.clear();
      else if (event.key === 'Delete') editor.remove(sideOf(active));
    } else if (event.key === 'Insert' && isHeader && !isCtrl && !event.shiftKey) editor.add(sideOf(active));
    else if (isCtrl && event.key.toLowerCase() === 'a') editor.selectAll();
    else if (event.key.length === 1 && !isCtrl && event.key !== ' ') {
      startEdit(table[sideOf(active)]?.options && isHeader ? textAt(active) : event.key, false);
    } else return;
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent) => {
    const place = placeOfTarget(event.target);
    if (!place || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    const isAgain = place.row === active.row && place.column === active.column;
    // On a touch screen a double tap would zoom, so a tap on the active cell edits it.
    if (event.pointerType === 'touch' && isAgain && !editing) return startEdit(textAt(place), true);
    if (isAgain && editing) return;
    // Commits the typed text before the editor moves to the other cell.
    viewport.element.current?.querySelector<HTMLElement>('.te-grid-input')?.blur();
    select(place, { isExtending: event.shiftKey && !isHeader && place.row >= 0 && place.column >= 0 });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons !== 1 || event.pointerType === 'touch' || editing || isHeader) return;
    const place = placeOfTarget(event.target);
    if (!place || place.row < 0 || place.column < 0) return;
    if (place.row !== active.row || place.column !== active.column) select(place, { isExtending: true });
  };

  const onClipboard = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    if (event.type === 'paste') return editor.paste(event.clipboardData.getData('text/plain'));
    event.clipboardData.setData('text/plain', isHeader ? textAt(active) : editor.copy());
    if (event.type === 'cut' && !isHeader) editor.clear();
  };

  const choices = (side: Side): readonly ChoiceItem[] | null =>
    table[side]?.options
      ? (fields[side]?.options.map(({ value }) => ({
          value: writeEntry(value, fields[side], locale),
          label: writeEntry(value, fields[side], locale),
        })) ?? [])
      : null;
  const cellLabel = isHeader
    ? texts.header[sideOf(active)]
    : texts.cell(columnTexts[active.column] ?? '', table.rows ? (rowTexts[active.row] ?? '') : null);
  const cellEditor = editing && (
    <CellEditor
      label={cellLabel}
      initial={editing.initial}
      choices={isHeader ? choices(sideOf(active)) : null}
      isInvalid={editing.isInvalid}
      selects={editing.selects}
      onEnd={endEdit}
    />
  );
  const problemsAt = (side: Side, place: number): readonly string[] =>
    problems[side].entries.get(place)?.map(({ message }) => message[language]) ?? none;

  const { firstRow, lastRow, firstColumn, lastColumn } = viewport.window;
  const rows = Array.from({ length: Math.max(0, lastRow - firstRow + 1) }, (_, index) => firstRow + index);
  // The active cell stays rendered, so that it keeps the focus while scrolled out of view.
  if (active.row >= 0 && (active.row < firstRow || active.row > lastRow)) rows.push(active.row);
  const { from, to } = rectangleOf(selection);
  const sides = table.rows ? (['rows', 'columns'] as const) : (['columns'] as const);
  const [columnsLabel, rowsLabel] = [labelOfSide(context, 'columns'), table.rows ? labelOfSide(context, 'rows') : null];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot render only the part that is in sight
    <div
      role="grid"
      className="te-grid"
      aria-label={texts.grid(money.name, columnsLabel, rowsLabel)}
      aria-rowcount={size.rows + 1}
      aria-colcount={size.columns + 1}
      aria-multiselectable
      ref={viewport.element}
      onScroll={viewport.onScroll}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={({ target }) => placeOfTarget(target) && !editing && startEdit(textAt(active), true)}
      onCopy={onClipboard}
      onCut={onClipboard}
      onPaste={onClipboard}
    >
      <div
        role="presentation"
        className="te-grid-inner"
        style={{
          inlineSize: `${gridRem.header + size.columns * gridRem.column}rem`,
          blockSize: `${(size.rows + 1) * gridRem.row}rem`,
        }}
      >
        <GridHead
          corner={sides.map((side) => labelOfSide(context, side)).join(' \\ ')}
          texts={columnTexts}
          problemsAt={(column) => problemsAt('columns', column)}
          columns={{ first: firstColumn, last: lastColumn, active: active.column, count: size.columns }}
          isActive={active.row === -1}
          editor={cellEditor}
        />
        {rows.map((row) => {
          const isActive = row === active.row;
          const isSelected = !isHeader && row >= from.row && row <= to.row;
          return (
            <GridRow
              key={row}
              row={row}
              cells={table.cells[row] ?? []}
              header={table.rows ? (rowTexts[row] ?? '') : texts.price}
              hasHeader={size.hasRowHeaders}
              problems={table.rows ? problemsAt('rows', row) : none}
              money={money}
              firstColumn={firstColumn}
              lastColumn={lastColumn}
              activeColumn={isActive ? active.column : null}
              selectedFrom={isSelected ? from.column : 0}
              selectedTo={isSelected ? to.column : -1}
              editor={isActive ? cellEditor : null}
            />
          );
        })}
      </div>
    </div>
  );
}
