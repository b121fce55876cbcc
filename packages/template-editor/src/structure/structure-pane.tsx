import { DndContext, DragOverlay, MeasuringStrategy } from '@dnd-kit/core';
import { Fragment, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAdditions } from '../additions/use-additions.ts';
import { Button } from '../controls/buttons.tsx';
import type { IconShape } from '../controls/icon.tsx';
import { elementsToMove } from '../document/edits/move-parts.ts';
import { selectionAfter } from '../document/edits/selection-after.ts';
import { type ElementRef, rowKey } from '../document/element.ts';
import { findPart } from '../document/find.ts';
import { countParts, partLabel } from '../document/part-labels.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { useFlags } from '../findings/use-flags.ts';
import { useActions, useEditor, useEditorState, useTemplate } from '../store/editor-context.ts';
import { useLatest } from '../store/use-latest.ts';
import { dragAnnouncements } from './drag-announcements.ts';
import { nearestSlot, useDragSensors } from './drag-sensors.ts';
import { DropSlotView } from './drop-slot-view.tsx';
import { dropSlots } from './drop-slots.ts';
import { StructureRowView } from './structure-row-view.tsx';
import { type StructureRow, structureRows } from './structure-rows.ts';
import { StructureToolbar } from './structure-toolbar.tsx';
import { useMove } from './use-move.ts';
import { refOfRow, useTreeKeys } from './use-tree-keys.ts';

const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

function iconOf({ part }: StructureRow): IconShape {
  if (part.kind === 'field') return fieldTypeEditor(part.element.type).icon;
  return part.kind === 'option' ? 'open' : part.kind;
}

/** The left pane: the template as a tree, which can be rearranged by mouse, touch or keyboard. */
export function StructurePane() {
  const { store, texts: all } = useEditor();
  const { structure: texts, parts } = all;
  const template = useTemplate();
  const selection = useEditorState((state) => state.selection);
  const flags = useFlags();
  const { select, setView } = useActions();
  const { addSection } = useAdditions();
  const { moveTo } = useMove();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const [dragged, setDragged] = useState<readonly ElementRef[]>([]);
  const [isAdding, setAdding] = useState(false);
  const tree = useRef<HTMLDivElement>(null);

  const rows = useMemo(() => structureRows(template, toggled), [template, toggled]);
  const latest = useLatest(rows);
  const rowOf = (key: string | number) => latest.current.find((row) => row.key === key);
  const refsOf = (key: string | number): readonly ElementRef[] => {
    const row = rowOf(key);
    const { history, selection: now } = store.getState();
    return row ? elementsToMove(history.template, now, refOfRow(row)) : [];
  };
  const slots = useMemo(() => dropSlots(template, rows, dragged), [template, rows, dragged]);
  const [draggedFirst] = dragged;
  const draggedPart = draggedFirst && findPart(template, draggedFirst);
  const draggedKeys = new Set(dragged.map(rowKey));
  const primary = selection.at(-1);
  const primaryKey = primary ? rowKey(primary) : null;
  const selected = new Set(selection.map(rowKey));
  const wanted = focused ?? primaryKey;
  const tabStop = rows.some(({ key }) => key === wanted) ? wanted : rows[0]?.key;

  useEffect(() => {
    if (primaryKey === null || tree.current?.contains(document.activeElement)) return;
    tree.current?.querySelector(`[data-row="${CSS.escape(primaryKey)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [primaryKey]);

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
      const { view, pane, selection: before } = store.getState();
      // An open inspector stays open beside the structure. If only one pane fits, the canvas shows the selection.
      if (view !== 'build' || pane === 'structure') setView('build');
      select(selectionAfter(latest.current.map(refOfRow), before, refOfRow(row), event));
    },
    [select, setView, store, latest],
  );
  const onKey = useTreeKeys({ rows, focus, toggle, openAdding: () => setAdding(true) });
  const sensors = useDragSensors();
  const slotOf = (id: string | number) => slots.find((slot) => slot.id === id);

  return (
    <section className="te-structure" id="te-structure" aria-label={texts.title}>
      <StructureToolbar
        isAdding={isAdding}
        onAdding={setAdding}
        onCancelAdding={() => {
          setAdding(false);
          if (tabStop) focus(tabStop);
        }}
      />
      <p id="te-drag-help" className="te-unseen">
        {texts.dragHelp}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={nearestSlot}
        measuring={measuring}
        accessibility={{
          announcements: dragAnnouncements({
            texts: all,
            template: () => store.getState().history.template,
            refsOf,
            slotOf,
          }),
          screenReaderInstructions: { draggable: texts.dragHelp },
        }}
        onDragStart={({ active }) => setDragged(refsOf(active.id))}
        onDragCancel={() => setDragged([])}
        onDragEnd={({ over }) => {
          const slot = over ? slotOf(over.id) : undefined;
          setDragged([]);
          if (slot) moveTo(dragged, slot.place);
        }}
      >
        <div
          ref={tree}
          className="te-tree"
          role="tree"
          aria-label={texts.tree}
          aria-multiselectable="true"
          data-dragging={dragged.length > 0 || undefined}
          onKeyDown={(event) => {
            const key = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
            if (key !== undefined && dragged.length === 0) onKey(event, key);
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
                label={partLabel(row.part, parts, template)}
                icon={iconOf(row)}
                isRequired={row.part.kind === 'field' && row.part.element.isRequired}
                hasRule={row.part.element.condition !== null}
                level={row.level}
                position={row.place.index + 1}
                siblings={row.siblings}
                hasChildren={row.hasChildren}
                isExpanded={row.isExpanded}
                isSelected={selected.has(row.key)}
                isDragged={draggedKeys.has(row.key)}
                isTabStop={row.key === tabStop}
                severity={(row.isExpanded ? flags.own : flags.inside).get(row.key) ?? null}
                onToggle={toggle}
                onPick={onPick}
              />
            </Fragment>
          ))}
          {slots.map((slot) => slot.beforeKey === null && <DropSlotView key={slot.id} slot={slot} />)}
        </div>
        <DragOverlay dropAnimation={null}>
          {draggedPart ? (
            <div className="te-drag">
              {dragged.length === 1 ? partLabel(draggedPart, parts, template) : countParts(dragged, parts)}
            </div>
          ) : null}
        </DragOverlay>
      </DndContext>
      {rows.length === 0 && <p className="te-empty">{texts.empty}</p>}
      <Button look="quiet" icon="add" onClick={() => addSection()}>
        {texts.addSection}
      </Button>
      {selection.length > 1 && (
        <p className="te-selected">
          <span>{texts.selected(selection.length)}</span>
        </p>
      )}
    </section>
  );
}
