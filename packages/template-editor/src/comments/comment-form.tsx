import { useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { ControlFrame } from '../controls/control-frame.tsx';
import { useTexts } from '../store/editor-context.ts';
import { useTypedText } from '../store/typed-texts.ts';

interface CommentFormProps {
  readonly label: string;
  /** The unsent text is kept under this key. */
  readonly textKey: string;
  readonly submit: string;
  /** Stores the text. Returns an error message if that fails; the text is kept. */
  readonly onSubmit: (text: string) => Promise<string | null>;
}

/** Maximum length of a comment. */
const MAX_CHARACTERS = 2000;

/** Form for a comment. Ctrl or Cmd with Enter submits it. */
export function CommentForm({ label, textKey, submit, onSubmit }: CommentFormProps) {
  const { comments: texts } = useTexts();
  const [text, setText] = useTypedText(textKey);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    if (text.trim() === '') return setError(texts.empty);
    setBusy(true);
    const failure = await onSubmit(text.trim());
    setBusy(false);
    setError(failure);
    if (failure === null) setText('');
  };
  return (
    <form
      className="te-comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ControlFrame label={label} error={error}>
        {({ id, describedBy, isInvalid }) => (
          <textarea
            id={id}
            className="te-input"
            rows={2}
            maxLength={MAX_CHARACTERS}
            value={text}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onChange={(event) => {
              setText(event.target.value);
              setError(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void send();
            }}
          />
        )}
      </ControlFrame>
      <Button type="submit" look="plain" aria-disabled={isBusy || undefined}>
        {submit}
      </Button>
    </form>
  );
}
