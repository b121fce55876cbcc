import { Icon } from '../controls/icon.tsx';
import { type ElementRef, rowKey } from '../document/element.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';

interface CommentBadgeProps {
  /** The part, followed by others whose comments are counted with it. */
  readonly parts: readonly [ElementRef, ...ElementRef[]];
  /** Name of the part. */
  readonly name: string;
}

/** Shows the number of open comments of a part and opens them. Renders nothing if there are none. */
export function CommentBadge({ parts, name }: CommentBadgeProps) {
  const { store, texts } = useEditor();
  const count = useEditorState(({ commented }) =>
    parts.reduce((sum, part) => sum + (commented.get(rowKey(part)) ?? 0), 0),
  );
  const [part] = parts;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="te-comment-badge"
      aria-label={texts.comments.badge(count, name)}
      onClick={(event) => {
        event.stopPropagation();
        store.actions.pick([part]);
        store.actions.setSide('comments');
      }}
    >
      <Icon name="comment" />
      <span>{count}</span>
    </button>
  );
}
