import { useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { useEditor } from '../store/editor-context.ts';
import { CommentForm } from './comment-form.tsx';
import type { TemplateComment } from './comment-source.ts';
import { useComments } from './comments-context.tsx';
import type { Thread } from './threads.ts';

interface ThreadViewProps {
  readonly thread: Thread;
  /** Name of the part; null if it was deleted. */
  readonly partName: string | null;
  /** Shows the part. If omitted, the part's name is not shown. */
  readonly onOpen?: () => void;
}

/** A thread: its comments and the actions to reply, resolve and delete. */
export function ThreadView({ thread: { first, replies, isPending }, partName, onOpen }: ThreadViewProps) {
  const { store, texts: all } = useEditor();
  const { comments: texts, controls } = all;
  const comments = useComments();
  const replyKey = `reply/${first.id}`;
  const [isReplying, setReplying] = useState(store.typed.has(replyKey));
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (comments === null) return null;
  const name = partName ?? texts.goneName;
  return (
    <article className="te-thread" aria-label={texts.threadOn(name, first.text.slice(0, 40))}>
      {partName === null && <p className="te-hint">{texts.gonePart}</p>}
      {partName !== null && onOpen && (
        <button type="button" className="te-link" onClick={onOpen}>
          {partName}
        </button>
      )}
      {[first, ...replies].map((comment) => (
        <CommentView key={comment.id} comment={comment} isPending={isPending} />
      ))}
      {isReplying && (
        <CommentForm
          label={texts.replyTo(name)}
          textKey={replyKey}
          submit={texts.send}
          onSubmit={async (text) => {
            const failure = await comments.reply(first.id, text);
            if (failure === null) setReplying(false);
            return failure;
          }}
        />
      )}
      <div className="te-row-of-buttons">
        {!isReplying && !isPending && (
          <Button look="quiet" onClick={() => setReplying(true)}>
            {texts.reply}
          </Button>
        )}
        {!isPending && (
          <Button look="quiet" onClick={() => void comments.resolve(first.id, !first.isResolved).then(setError)}>
            {first.isResolved ? texts.reopen : texts.resolve}
          </Button>
        )}
        <Button look="quiet" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </div>
      {error !== null && (
        <p className="te-error" role="alert">
          {error}
        </p>
      )}
      {isAsking && (
        <Modal
          title={texts.removeTitle}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="quiet" onClick={() => setAsking(false)}>
                {controls.cancel}
              </Button>
              <Button
                look="danger"
                onClick={() => {
                  setAsking(false);
                  void comments.remove(first.id).then(setError);
                }}
              >
                {texts.remove}
              </Button>
            </>
          }
        >
          <p>{isPending ? texts.removePendingText : texts.removeText(1 + replies.length)}</p>
        </Modal>
      )}
    </article>
  );
}

interface CommentViewProps {
  readonly comment: TemplateComment;
  readonly isPending: boolean;
}

function CommentView({ comment: { author, createdAt, text }, isPending }: CommentViewProps) {
  const { texts, formatDate } = useEditor();
  return (
    <div className="te-comment">
      <p className="te-hint">
        <strong>{isPending ? texts.comments.pending : (author ?? texts.comments.deletedAccount)}</strong>{' '}
        <time dateTime={createdAt}>{formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </p>
      <p className="te-comment-text">{text}</p>
    </div>
  );
}
