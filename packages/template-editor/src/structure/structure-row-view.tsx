import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { Icon, type IconShape } from '../controls/icon.tsx';
import { useTemplateLanguage, useTexts } from '../store/editor-context.ts';

interface StructureRowProps {
  readonly rowKey: string;
  /** Name of the part. */
  readonly label: string;
  readonly icon: IconShape;
  readonly isRequired: boolean;
  readonly hasRule: boolean;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
  readonly isSelected: boolean;
  /** Whether it moves along with the dragged row. */
  readonly isDragged: boolean;
  /** Whether it is the one row with the tab stop. */
  readonly isTabStop: boolean;
  readonly severity: 'error' | 'warning' | null;
  readonly onToggle: (key: string) => void;
  readonly onPick: (key: string, event: MouseEvent) => void;
}

/**
 * One row of the tree, draggable by mouse, touch or Space. Its props are display values instead of the part: a group
 * object changes with each keystroke in one of its fields, but its row does not.
 */
export const StructureRowView = memo(function StructureRowView(props: StructureRowProps) {
  const { rowKey, label, isExpanded, hasChildren, isRequired, hasRule, severity } = props;
  const { setNodeRef, listeners } = useDraggable({ id: rowKey });
  const { structure: texts } = useTexts();
  const ownLanguage = useTemplateLanguage();
  const notes = [
    isRequired ? texts.isRequired : null,
    hasRule ? texts.hasCondition : null,
    severity === 'error' ? texts.hasError : severity === 'warning' ? texts.hasWarning : null,
  ].filter((note) => note !== null);
  return (
    // The surrounding tree handles the arrow keys; Space starts a drag.
    <div
      ref={setNodeRef}
      role="treeitem"
      aria-label={[label, ...notes].join(', ')}
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
          aria-label={isExpanded ? texts.close : texts.open}
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
      <Icon name={props.icon} />
      <span className="te-row-label" title={label} lang={ownLanguage}>
        {label}
      </span>
      {isRequired && (
        <span className="te-row-mark" aria-hidden="true">
          *
        </span>
      )}
      {hasRule && <Icon name="rule" />}
      {severity && (
        <span className={`te-dot te-dot-${severity}`}>
          <Icon name={severity} />
        </span>
      )}
    </div>
  );
});
