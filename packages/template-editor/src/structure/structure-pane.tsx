import { DndContext, DragOverlay, MeasuringStrategy } from '@dnd-kit/core';
import { Fragment, type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useAdditions } from '../canvas/use-additions.ts';
import { Button } from '../controls/buttons.tsx';
import { partLabel } from '../document/command-words.ts';
import { type ElementRef, isSameRef } from '../document/element.ts';
import { useFlags } from '../findings/use-flags.ts';
import { useActions, useEditor, useEditorState, useTemplate } from '../store/editor-context.ts';
import { dragAnnouncements, dragInstructions } from './drag-announcements.ts';
import { nearestSlot, useDragSensors } from './drag-sensors.ts';
import { DropSlotView } from './drop-slot-view.tsx';
import { dropSlots } from './drop-slots.ts';
import { StructureRowView } from './structure-row-view.tsx';
import { rowKey, type StructureRow, structureRows } from './structure-rows.ts';
import { StructureToolbar } from './structure-toolbar.tsx';
import { useMove } from './use-move.ts';
import { refOfRow, useTreeKeys } from './use-tree-keys.ts';

const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

/** The selection after a press on a row: alone, added with Ctrl, or up to it with Shift. */
function selectionAfter(
  rows: readonly StructureRow[],
  selection: readonly ElementRef[],
  row: StructureRow,
  event: MouseEvent,
): readonly ElementRef[] {
  const ref = refOfRow(row);
  const without = selection.filter((other) => !isSameRef(other, ref));
  if (event.ctrlKey || event.metaKey) return without.length < selection.length ? without : [...selection, ref];
  const last = selection.at(-1);
  const from = event.shiftKey && last ? rows.findIndex((other) => isSameRef(refOfRow(other), last)) : -1;
  if (from < 0) return [ref];
  const to = rows.indexOf(row);
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(refOfRow);
  return [...range.filter((other) => !isSameRef(other, ref)), ref];
}

/** The left pane: the whole template as a tree, to be arranged by mouse, touch or keyboard. */
export function StructurePane() {
  const { store } = useEditor();
  const template = useTemplate();
  const selection = useEditorState((state) => state.selection);
  const flags = useFlags();
  const { select, setView } = useActions();
  const { addSection } = useAdditions();
  const { moveTo } = useMove();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);

  const rows = useMemo(() => structureRows(template, toggled), [template, toggled]);
  const latest = useRef(rows);
  latest.current = rows;
  const rowOf = (key: string | number) => latest.current.find((row) => row.key === key);
  const draggedRow = dragged === null ? undefined : rowOf(dragged);
  const slots = useMemo(
    () => (draggedRow ? dropSlots(template, rows, refOfRow(draggedRow)) : []),
    [template, rows, draggedRow],
  );
  const primary = selection.at(-1);
  const selected = new Set(selection.map(rowKey));
  const wanted = focused ?? (primary ? rowKey(primary) : null);
  const tabStop = rows.some(({ key }) => key === wanted) ? wanted : rows[0]?.key;

  const toggle = useCallback((key: string) => {
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const focus = (key: string) => {
    setFocused(key);
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus();
  };
  const onPick = useCallback(
    (key: string, event: MouseEvent) => {
      const row = latest.current.find((other) => other.key === key);
      if (!row) return;
      setFocused(key);
      setView('build');
      select(selectionAfter(latest.current, store.getState().selection, row, event));
    },
    [select, setView, store],
  );
  const onKey = useTreeKeys({ rows, focus, toggle });
  const sensors = useDragSensors();
  const refOf = (id: string | number) => {
    const row = rowOf(id);
    return row ? refOfRow(row) : null;
  };
  const slotOf = (id: string | number) => slots.find((slot) => slot.id === id);

  return (
    <section className="te-structure" aria-label="Structure">
      <StructureToolbar />
      <p id="te-drag-help" className="te-unseen">
        {dragInstructions.draggable}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={nearestSlot}
        measuring={measuring}
        accessibility={{
          announcements: dragAnnouncements({ template: () => store.getState().history.template, refOf, slotOf }),
          screenReaderInstructions: dragInstructions,
        }}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragCancel={() => setDragged(null)}
        onDragEnd={({ active, over }) => {
          const ref = refOf(active.id);
          const slot = over ? slotOf(over.id) : undefined;
          setDragged(null);
          if (ref && slot) moveTo(ref, slot.place);
        }}
      >
        <div
          ref={tree}
          className="te-tree"
          role="tree"
          aria-label="Structure of the template"
          aria-multiselectable="true"
          data-dragging={dragged !== null || undefined}
          onKeyDown={(event) => {
            const key = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
            if (key !== undefined && dragged === null) onKey(event, key);
          }}
          onFocus={(event) => {
            const key = event.target.dataset.row;
            if (key !== undefined) setFocused(key);
          }}
        >
          {rows.map((row) => (
            <Fragment key={row.key}>
              {slots.map((slot) => slot.beforeKey === row.key && <DropSlotView key={slot.id} slot={slot} />)}
              <StructureRowView
                rowKey={row.key}
                part={row.part}
                level={row.level}
                position={row.place.index + 1}
                siblings={row.siblings}
                hasChildren={row.hasChildren}
                isExpanded={row.isExpanded}
                isSelected={selected.has(row.key)}
                isTabStop={row.key === tabStop}
                severity={flags.get(row.key) ?? null}
                onToggle={toggle}
                onPick={onPick}
              />
            </Fragment>
          ))}
          {slots.map((slot) => slot.beforeKey === null && <DropSlotView key={slot.id} slot={slot} />)}
        </div>
        <DragOverlay dropAnimation={null}>
          {draggedRow ? <div className="te-drag">{partLabel(draggedRow.part)}</div> : null}
        </DragOverlay>
      </DndContext>
      {rows.length === 0 && <p className="te-empty">No sections yet. A section is one step of the configurator.</p>}
      <Button look="quiet" icon="add" onClick={addSection}>
        Add Section
      </Button>
    </section>
  );
}
