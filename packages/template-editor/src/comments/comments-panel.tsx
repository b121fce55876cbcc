import { isSameRef, rowKey } from '../document/element.ts';
import { findPart } from '../document/find.ts';
import { partLabel } from '../document/part-labels.ts';
import { useEditor, useEditorState, useTemplate } from '../store/editor-context.ts';
import { CommentForm } from './comment-form.tsx';
import { useComments } from './comments-context.tsx';
import { ThreadView } from './thread-view.tsx';
import type { Thread } from './threads.ts';

/** Lists the comments on the selected part, then all others. */
export function CommentsPanel() {
  const { store, texts: all } = useEditor();
  const { comments: texts, parts } = all;
  const template = useTemplate();
  const comments = useComments();
  const ref = useEditorState(({ selection }) => selection.at(-1) ?? null);
  if (comments === null) return null;
  const nameOf = (part: Thread['ref']) => {
    const found = findPart(template, part);
    return found ? partLabel(found, parts, template) : null;
  };
  const name = ref && nameOf(ref);
  const isHere = (thread: Thread) => ref !== null && isSameRef(thread.ref, ref);
  const here = comments.threads.filter((thread) => isHere(thread) && !thread.first.isResolved);
  const elsewhere = comments.threads.filter((thread) => !isHere(thread) && !thread.first.isResolved);
  const resolved = comments.threads.filter(({ first }) => first.isResolved);
  const view = (thread: Thread) => (
    <ThreadView
      key={thread.first.id}
      thread={thread}
      partName={nameOf(thread.ref)}
      onOpen={() => {
        store.actions.pick([thread.ref]);
        store.actions.setSide('comments');
      }}
    />
  );
  return (
    <div className="te-inspector te-comments">
      {comments.error !== null && (
        <p className="te-error" role="alert">
          {comments.error}
        </p>
      )}
      {ref !== null && name !== null ? (
        <section aria-label={texts.on(name)} key={`${ref.kind}:${ref.id}`}>
          <h2 className="te-inspector-title">{texts.on(name)}</h2>
          {here.map((thread) => (
            <ThreadView key={thread.first.id} thread={thread} partName={name} />
          ))}
          <CommentForm
            label={texts.newComment}
            textKey={`comment/${rowKey(ref)}`}
            submit={texts.comment}
            onSubmit={(text) => comments.comment(ref, text)}
          />
        </section>
      ) : (
        <p className="te-empty">{texts.selectPart}</p>
      )}
      {elsewhere.length === 0 ? (
        <p className="te-hint">{texts.others(0)}</p>
      ) : (
        <section aria-label={texts.others(elsewhere.length)}>
          <h2 className="te-inspector-title">{texts.others(elsewhere.length)}</h2>
          {elsewhere.map(view)}
        </section>
      )}
      {resolved.length > 0 && (
        <details>
          <summary>{texts.resolved(resolved.length)}</summary>
          {resolved.map(view)}
        </details>
      )}
    </div>
  );
}
