import type { ReactNode } from 'react';
import { useActions, useTemplateLanguage } from '../store/editor-context.ts';
import { useTypedKey } from '../store/typed-texts.ts';
import { ControlFrame } from './control-frame.tsx';
import { useDraft } from './use-draft.ts';

interface TextControlProps {
  readonly label: string;
  readonly value: string;
  /** Writes the text to the document. Returns an error message if it is refused. */
  readonly onChange: (text: string) => string | null;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly rows?: number;
  readonly isCode?: boolean;
  readonly isLabelHidden?: boolean;
  readonly placeholder?: string;
}

/** A text input or a text area. A refused text stays as typed, with an error message. */
export function TextControl({ label, value, onChange, hint, error = null, rows, isCode, ...rest }: TextControlProps) {
  const { closeUndoStep } = useActions();
  const ownLanguage = useTemplateLanguage();
  const draft = useDraft(value, onChange, useTypedKey(label));
  return (
    <ControlFrame label={label} hint={hint} error={draft.error ?? error} isLabelHidden={rest.isLabelHidden}>
      {({ id, describedBy, isInvalid }) => {
        const shared = {
          id,
          'aria-describedby': describedBy,
          'aria-invalid': isInvalid || undefined,
          className: isCode ? 'te-input te-code' : 'te-input',
          value: draft.text,
          placeholder: rest.placeholder,
          // Screen readers and spell checkers use it.
          lang: isCode ? undefined : ownLanguage,
          spellCheck: !isCode,
          onBlur: () => {
            draft.release();
            closeUndoStep();
          },
        };
        return rows === undefined ? (
          <input {...shared} type="text" autoComplete="off" onChange={(event) => draft.type(event.target.value)} />
        ) : (
          <textarea {...shared} rows={rows} onChange={(event) => draft.type(event.target.value)} />
        );
      }}
    </ControlFrame>
  );
}
