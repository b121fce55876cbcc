import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { Icon } from '../controls/icon.tsx';
import { partLabel } from '../document/command-words.ts';
import type { Part } from '../document/element.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';

interface StructureRowProps {
  readonly rowKey: string;
  readonly part: Part;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
  readonly isSelected: boolean;
  /** It moves along with the row that is held. */
  readonly isDragged: boolean;
  /** The one row that Tab reaches. */
  readonly isTabStop: boolean;
  readonly severity: 'error' | 'warning' | null;
  readonly onToggle: (key: string) => void;
  readonly onPick: (key: string, event: MouseEvent) => void;
}

function iconOf(part: Part) {
  if (part.kind === 'field') return fieldTypeEditor(part.element.type).icon;
  return part.kind === 'option' ? 'open' : part.kind === 'price_rule' ? 'price' : part.kind;
}

function hasRule(part: Part): boolean {
  return part.kind !== 'price_rule' && part.element.condition !== null;
}

/** One line of the tree: it is what the mouse, a finger or Space picks up. */
export const StructureRowView = memo(function StructureRowView(props: StructureRowProps) {
  const { rowKey, part, isExpanded, hasChildren, severity } = props;
  const { setNodeRef, listeners } = useDraggable({ id: rowKey });
  const isRequired = part.kind === 'field' && part.element.isRequired;
  const notes = [
    isRequired ? 'required' : null,
    hasRule(part) ? 'has a condition' : null,
    severity === 'error' ? 'has an error' : severity === 'warning' ? 'has a warning' : null,
  ].filter((note) => note !== null);
  return (
    // The tree around it takes the arrow keys; Space starts the drag.
    <div
      ref={setNodeRef}
      role="treeitem"
      aria-label={[partLabel(part), ...notes].join(', ')}
      aria-level={props.level}
      aria-posinset={props.position}
      aria-setsize={props.siblings}
      aria-selected={props.isSelected}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-describedby="te-drag-help"
      tabIndex={props.isTabStop ? 0 : -1}
      className="te-row"
      data-row={rowKey}
      data-level={props.level}
      data-dragging={props.isDragged || undefined}
      onClick={(event) => props.onPick(rowKey, event)}
      onMouseDown={(event) => listeners?.onMouseDown?.(event)}
      onTouchStart={(event) => listeners?.onTouchStart?.(event)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.target === event.currentTarget) listeners?.onKeyDown?.(event);
      }}
    >
      {hasChildren ? (
        <button
          type="button"
          className="te-twist"
          tabIndex={-1}
          data-open={isExpanded || undefined}
          aria-label={isExpanded ? 'Close' : 'Open'}
          onClick={(event) => {
            event.stopPropagation();
            props.onToggle(rowKey);
          }}
        >
          <Icon name="open" />
        </button>
      ) : (
        <span className="te-twist" />
      )}
      <Icon name={iconOf(part)} />
      <span className="te-row-label">{partLabel(part)}</span>
      {isRequired && (
        <span className="te-row-mark" aria-hidden="true">
          *
        </span>
      )}
      {hasRule(part) && <Icon name="rule" />}
      {severity && (
        <span className={`te-dot te-dot-${severity}`}>
          <Icon name={severity} />
        </span>
      )}
    </div>
  );
});
