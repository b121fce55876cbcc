import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ElementRef, rowKey } from '../document/element.ts';
import { useActions, useEditorState, useTemplateLanguage } from '../store/editor-context.ts';
import { stepEdit } from './step-edit.ts';

/** A text of a part that can be edited on the canvas. */
export type EditedProperty = 'title' | 'label' | 'hint' | 'price';

interface EditableTextProps {
  readonly part: ElementRef;
  readonly property: EditedProperty;
  /** What is edited. */
  readonly text: string;
  /** What is shown otherwise; the text unless given. */
  readonly shown?: ReactNode;
  /** Name of the input. */
  readonly label: string;
  /** Brings the text into the document; a sentence where it is refused. */
  readonly onCommit: (text: string) => string | null;
  readonly onSelect: (event: MouseEvent) => void;
  /** A press on a selected text edits it. */
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  /** The main text of its part: palette and arrow keys lead to it. */
  readonly isMain?: boolean;
  readonly isNumber?: boolean;
}

/** A text on the canvas. Enter, F2 or a second press edits it; Enter keeps the change, Escape drops it, Tab goes on. */
export function EditableText(props: EditableTextProps) {
  const { part, property, isMain = false, isSelected } = props;
  const id = `${rowKey(part)}:${property}`;
  const isEditing = useEditorState(({ editing }) => editing === id);
  const { edit } = useActions();
  const ownLanguage = useTemplateLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (isEditing || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [isEditing]);
  if (isEditing) {
    return (
      <TextInput
        {...props}
        id={id}
        onEnd={() => {
          returnsFocus.current = true;
          edit(null);
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className="te-text"
      data-edit={id}
      data-property={property}
      data-empty={props.text === '' || undefined}
      lang={props.text === '' || props.isNumber ? undefined : ownLanguage}
      data-part={isMain ? rowKey(part) : undefined}
      aria-pressed={isMain ? isSelected : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation();
        const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey;
        if (isSelected && isPlain) edit(id);
        else props.onSelect(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        edit(id);
      }}
    >
      {props.shown ?? props.text}
    </button>
  );
}

interface TextInputProps extends EditableTextProps {
  readonly id: string;
  /** Editing is over, and the focus goes back to the text. */
  readonly onEnd: () => void;
}

function TextInput({ id, text, label, onCommit, onEnd, isNumber }: TextInputProps) {
  const errorId = useId();
  const [draft, setDraft] = useState(text);
  const [error, setError] = useState<string | null>(null);
  const ownLanguage = useTemplateLanguage();
  const { edit } = useActions();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => input.current?.select(), []);
  /** Whether the document has the draft now. */
  const commit = () => {
    const refusal = draft === text ? null : onCommit(draft);
    isOver.current = refusal === null;
    setError(refusal);
    return refusal === null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The keys of the card are for the card.
    event.stopPropagation();
    if (event.key === 'Enter') {
      event.preventDefault();
      if (commit()) onEnd();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      onEnd();
    } else if (event.key === 'Tab') {
      const next = stepEdit(event.currentTarget, event.shiftKey ? -1 : 1);
      if (commit()) {
        if (next === null) return edit(null);
        edit(next);
      }
      event.preventDefault();
    }
  };
  return (
    <span className="te-text-edit">
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the text that had the focus
        autoFocus
        ref={input}
        type="text"
        inputMode={isNumber ? 'decimal' : undefined}
        className="te-input te-text-input"
        lang={isNumber ? undefined : ownLanguage}
        data-edit={id}
        aria-label={label}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        autoComplete="off"
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          setError(null);
        }}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // Pressed elsewhere: what the document refuses is dropped.
          if (isOver.current) return;
          commit();
          isOver.current = true;
          edit(null);
        }}
      />
      {error !== null && (
        <span className="te-error" id={errorId} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
