import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { Icon, type IconName } from '../controls/icon.tsx';
import { useTemplateLanguage, useTexts } from '../store/editor-context.ts';

interface StructureRowProps {
  readonly rowKey: string;
  /** What it is called. */
  readonly label: string;
  readonly icon: IconName;
  readonly isRequired: boolean;
  readonly hasRule: boolean;
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

/**
 * One line of the tree: it is what the mouse, a finger or Space picks up. Its props are what it shows, not the part: a
 * group is another object with each letter typed in one of its fields, and its line stays as it is.
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
    // The tree around it takes the arrow keys; Space starts the drag.
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
