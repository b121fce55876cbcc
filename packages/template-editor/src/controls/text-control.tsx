import type { ReactNode } from 'react';
import { useActions, useTemplateLanguage } from '../store/editor-context.ts';
import { ControlFrame } from './control-frame.tsx';
import { useDraft } from './use-draft.ts';

interface TextControlProps {
  readonly label: string;
  readonly value: string;
  /** Brings the text into the document; a sentence where it is refused. */
  readonly onChange: (text: string) => string | null;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly rows?: number;
  readonly isCode?: boolean;
  readonly isLabelHidden?: boolean;
  readonly placeholder?: string;
}

/** A line or an area of text. What the document refuses stays as typed, with the reason. */
export function TextControl({ label, value, onChange, hint, error = null, rows, isCode, ...rest }: TextControlProps) {
  const { seal } = useActions();
  const ownLanguage = useTemplateLanguage();
  const draft = useDraft(value, onChange);
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
          // Reading software and spell checkers follow it.
          lang: isCode ? undefined : ownLanguage,
          spellCheck: !isCode,
          onBlur: () => {
            draft.release();
            seal();
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
